import {parentPort} from 'node:worker_threads';
import {answering} from './answering.js';

parentPort.on('message', data => answering(data, message => parentPort.postMessage(message)));
