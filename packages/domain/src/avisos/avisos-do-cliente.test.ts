import { expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { servicoDePushConhecido, textoDoAviso } from './avisos-do-cliente.ts'

const LOTE = { nome: 'Fiat Uno 2019', numero: '012' }

test.each([
  ['superado', 'leilao', {}, 'Seu lance foi superado', 'Lote 012: Fiat Uno 2019'],
  ['superado', 'loja', {}, 'Sua oferta foi superada', 'Anúncio 012: Fiat Uno 2019'],
  ['encerrando', 'leilao', {}, 'Encerra em menos de 15 minutos', 'Lote 012: Fiat Uno 2019'],
  ['ao-vivo', 'loja', {}, 'Evento ao vivo agora', 'Fiat Uno 2019'],
  ['lote-perto', 'leilao', { faltam: 4 }, 'Faltam 4 lotes', 'Lote 012: Fiat Uno 2019'],
  ['lote-perto', 'leilao', { faltam: 1 }, 'Falta 1 lote', 'Lote 012: Fiat Uno 2019'],
  ['lote-perto', 'leilao', { faltam: 0 }, 'É o próximo', 'Lote 012: Fiat Uno 2019'],
] as const)('%s in a %s', (tipo, site, mais, titulo, texto) =>
  expect(textoDoAviso(tipo, { ...LOTE, ...mais }, palavras(site))).toEqual({ titulo, texto }),
)

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
