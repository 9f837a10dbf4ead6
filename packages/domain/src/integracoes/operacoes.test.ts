import { expect, test } from 'vitest'
import { rotuloDaOperacao } from './operacoes.ts'
import { OPERACOES_DE_LOTE } from './sincronia-do-lote.ts'

test('what is asked of an outside system has a name for people; an insurer’s event keeps its code before it', () => {
  for (const o of OPERACOES_DE_LOTE) expect(rotuloDaOperacao(o)).not.toBe(o)
  expect(rotuloDaOperacao('INSCRICAO_ESTADUAL')).toBe('Inscrição estadual')
  expect(rotuloDaOperacao('notaFiscal')).toBe('Nota fiscal')
  expect(rotuloDaOperacao('S12')).toBe('S12 Solicitação de contato')
  expect(rotuloDaOperacao('S99')).toBe('S99')
})
