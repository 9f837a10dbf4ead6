import { expect, test } from 'vitest'
import { impedimentoDoRecibo } from './recibo-do-item.ts'

test.each([
  ['Aguardando Pagamento', 100, 100, null],
  ['Aguardando Validação', 100, 0, null],
  ['Aguardando Pagamento', 100, 101, /não pode passar de R\$\s1,00/],
  ['Fechada', 100, 1, /enquanto a venda está aberta/],
  ['Condicional', 100, 1, /enquanto a venda está aberta/],
] as const)('%s: of %i by receipt %i', (situacao, total, valor, esperado) => {
  const r = impedimentoDoRecibo({ situacao, total, valor })
  if (esperado === null) expect(r).toBeNull()
  else expect(r).toMatch(esperado)
})
