import { expect, test } from 'vitest'
import { avisosPorAssunto } from './por-assunto.ts'

const avisos = (...tipos: string[]) => tipos.map((tipo, i) => ({ uid: `${i}`, tipo, marca: 'lote-1' }))
const quemLidera = (...tipos: string[]) => avisosPorAssunto(avisos(...tipos))[0]?.[0]?.tipo

test.each([
  [['superado', 'encerrando'], 'superado'],
  [['encerrando', 'superado'], 'encerrando'],
  [['encerrando', 'proposta-CONTRAPROPOSTA', 'superado'], 'proposta-CONTRAPROPOSTA'],
  [['lote-perto', 'lembrete-hora', 'proposta-CONTRAPROPOSTA'], 'proposta-CONTRAPROPOSTA'],
  [['proposta-EXPIRADA', 'proposta-CONTRAPROPOSTA'], 'proposta-EXPIRADA'],
  [['encerrando', 'proposta-EXPIRADA', 'proposta-CONTRAPROPOSTA'], 'encerrando'],
])('newest first %j: %s leads', (tipos, lider) => expect(quemLidera(...tipos)).toBe(lider))

test('none is lost, and without a mark each stands alone', () => {
  expect(avisosPorAssunto(avisos('encerrando', 'proposta-CONTRAPROPOSTA', 'superado'))[0]).toHaveLength(3)
  const sos = avisos('a', 'b').map((n) => ({ ...n, marca: '' }))
  expect(avisosPorAssunto(sos).map((g) => g.length)).toEqual([1, 1])
})
