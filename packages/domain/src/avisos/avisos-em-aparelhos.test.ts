import { expect, test } from 'vitest'
import { servicoDePushConhecido } from './avisos-em-aparelhos.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/Qx', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=a', true],
  ['https://push.exemplo.com/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.mau.com/x', false],
  ['https://xpush.apple.com/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['http://127.0.0.1:9000/push/1', true],
  ['http://127.0.0.1:9001/push/1', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
])('%s is a known service: %s', (endpoint, certo) =>
  expect(servicoDePushConhecido(endpoint, ['http://127.0.0.1:9000'])).toBe(certo),
)
