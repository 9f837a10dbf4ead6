import { expect, test } from 'vitest'
import {
  impedimentoDoComprovante,
  type ItemAProvar,
  podeEnviarComprovante,
  podeValidarComprovante,
  responderComprovante,
  textoDaResposta,
} from './comprovante-do-item.ts'

const ITEM: ItemAProvar = {
  venda: 'Fechada',
  retirada: 'aguardando_retirada',
  porTerceiro: true,
  documentacao: 'enviado',
  metodoEnvio: 'Sedex',
}

test.each([
  ['retirada_por_terceiros', {}, null],
  ['retirada_por_terceiros', { porTerceiro: false }, /outra pessoa/],
  ['retirada_por_terceiros', { retirada: 'entregue' }, /outra pessoa/],
  ['retirada_por_terceiros', { venda: 'Aguardando Validação' }, /não está paga/],
  ['aviso_de_recebimento', {}, null],
  ['aviso_de_recebimento', { metodoEnvio: 'Retirada' }, /Correios/],
  ['aviso_de_recebimento', { metodoEnvio: null }, /Correios/],
  ['aviso_de_recebimento', { documentacao: 'com_despachante' }, /depois do envio/],
  ['aviso_de_recebimento', { documentacao: 'entregue' }, /depois do envio/],
] as const)('%s with %o', (tipo, mudar, esperado) => {
  const r = impedimentoDoComprovante(tipo, { ...ITEM, ...mudar })
  if (esperado === null) expect(r).toBeNull()
  else expect(r).toMatch(esperado)
})

test('the buyer sends the authorisation and validates nothing; the Despachante sends what the post brought', () => {
  expect(podeEnviarComprovante('retirada_por_terceiros', ['Cliente'])).toBe(true)
  expect(podeEnviarComprovante('aviso_de_recebimento', ['Cliente'])).toBe(false)
  expect(podeEnviarComprovante('aviso_de_recebimento', ['Despachante'])).toBe(true)
  expect(podeValidarComprovante('retirada_por_terceiros', ['Cliente', 'Despachante'])).toBe(false)
  expect(podeValidarComprovante('retirada_por_terceiros', ['Pátio'])).toBe(true)
})

test.each([
  ['AG_COMPENSACAO', 'aprovar', ['Pátio'], '', 'PAGO'],
  ['AG_COMPENSACAO', 'divergir', ['SAC'], 'Sem assinatura', 'DIVERGENTE'],
  ['AG_COMPENSACAO', 'divergir', ['SAC'], ' ', 'Informe o motivo.'],
  ['PAGO', 'aprovar', ['ADM'], '', null],
  ['DIVERGENTE', 'aprovar', ['ADM'], '', null],
  ['AG_COMPENSACAO', 'aprovar', ['Cliente'], '', null],
] as const)('%s, %s by %s', (de, evento, atores, motivo, esperado) => {
  const r = responderComprovante('retirada_por_terceiros', { de, evento, atores }, { motivo })
  if (r.pode) expect(r.para).toBe(esperado)
  else if (esperado !== null) expect(r.motivo).toBe(esperado)
})

test('says what becomes of it', () => {
  expect(textoDaResposta('retirada_por_terceiros', false, 'Falta a assinatura.')).toContain(
    'Falta a assinatura. Envie outro.',
  )
  expect(textoDaResposta('aviso_de_recebimento', true, null)).toContain('chegaram')
})
