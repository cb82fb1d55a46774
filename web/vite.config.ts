import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env['BODYPOLITIC_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/bodypolitic/server/static',
    emptyOutDir: true,
    target: 'baseline-widely-available', // Chromium, Firefox and Safari alike
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
