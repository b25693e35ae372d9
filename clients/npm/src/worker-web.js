import {answering} from './answering.js';

self.onmessage = ({data}) => answering(data, message => self.postMessage(message));
