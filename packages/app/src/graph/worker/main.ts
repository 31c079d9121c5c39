// In a worker the library answers messages by itself: what is asked of it, `layoutGraph` asks.
import 'elkjs/lib/elk-worker.min.js'
