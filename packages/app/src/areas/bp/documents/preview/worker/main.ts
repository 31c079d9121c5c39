// Reads PDF files beside the page. A script of this build, so that the content policy lets it start (`trustScripts.ts`).
import 'pdfjs-dist/build/pdf.worker.min.mjs'
