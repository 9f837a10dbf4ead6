import { expect, test } from 'vitest'
import { linhasComErroEmCsv } from './linhas-com-erro-em-csv.ts'

const linha = (acao: 'erro' | 'novo', erros: readonly object[]) =>
  ({ acao, linha: 3, numero: '12', titulo: 'Fiat "Uno"; azul', erros }) as unknown as Parameters<
    typeof linhasComErroEmCsv
  >[0][number]

test('each fault of a refused row is a line; good rows stay out; nothing is a formula', () => {
  const csv = linhasComErroEmCsv([
    linha('erro', [
      { titulo: 'Combustível', mensagem: 'Não é aceito', valor: '=1+1' },
      { titulo: 'Placa', mensagem: 'Falta', valor: '' },
    ]),
    linha('novo', []),
  ])
  expect(csv.slice(1).split('\r\n')).toEqual([
    '"Linha";"Lote";"Bem";"Coluna";"Valor";"O que corrigir"',
    '"3";"12";"Fiat ""Uno""; azul";"Combustível";"\'=1+1";"Não é aceito"',
    '"3";"12";"Fiat ""Uno""; azul";"Placa";"";"Falta"',
    '',
  ])
})
