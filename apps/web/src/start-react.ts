// Lies in React's file, whose code otherwise waits for its first caller: so it runs in a task of its own, before the app's
// (build/import-map.ts).
import 'react-dom/client';
