#!/bin/bash
# Renders what is listed in renders.json and missing from .renders/, best first; stop and start it as you like.
# catalogue/render.sh [PREFIX] : only pictures whose name starts so. One Blender at a time, lowest priority.
# RENDER_WITH=COMMAND : each single picture is rendered through it (COMMAND blender …), so that it can wait for a quiet machine.
cd "$(dirname "$0")" && mkdir -p .renders
# The name on the box is in the house's own typeface, which Blender reads unpacked.
[ -e .renders/brand.ttf ] || node -e "require('wawoff2').decompress(require('fs').readFileSync('../house/orvanne/brand/fonts/libre-caslon-display-core-400.woff2')).then((font) => require('fs').writeFileSync('.renders/brand.ttf', font))"
each=25
[ -n "$RENDER_WITH" ] && each=1
while :; do
  before=$(ls .renders | wc -l)
  nice -n 19 $RENDER_WITH blender -b --factory-startup -P models/batch.py -- renders.json .renders $each "$1" 2>&1 | grep --line-buffered -E '^[0-9:]+ DONE|FAILED|Error|Trace' | tee -a .renders/log
  [ "$(ls .renders | wc -l)" -gt "$before" ] || break
done
