"""Small widgets that more than one view uses: plain values in, signals out."""
