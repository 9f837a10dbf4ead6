import { expect, test } from 'vitest'
import { type FatosDoEstoque, faltasDoVeiculo, IDADES_DO_ESTOQUE } from './faltas-do-veiculo.ts'

const PRONTO: FatosDoEstoque = {
  fotos: 8,
  fotosPorAprovar: 0,
  documentos: 1,
  laudoFeito: true,
  possuiChave: false,
  faltaRecorte: false,
  faltaDecalque: false,
  inibirVenda: false,
}

test.each([
  [{}, []],
  [{ fotos: 0 }, ['fotos']],
  [{ fotosPorAprovar: 2 }, ['fotosAprovadas']],
  [{ documentos: 0, laudoFeito: false }, ['documento', 'laudo']],
  [{ possuiChave: null }, ['chave']],
  [{ faltaRecorte: true, faltaDecalque: true }, ['recorte', 'decalque']],
  [{ inibirVenda: true }, ['liberacao']],
])('%j lacks %j', (mudar, faltas) => expect(faltasDoVeiculo({ ...PRONTO, ...mudar })).toEqual(faltas))

test('every number of days from zero is in one step', () => {
  const [primeira, ...outras] = IDADES_DO_ESTOQUE
  expect(primeira.de).toBe(0)
  expect(outras.map((i) => i.de)).toEqual(IDADES_DO_ESTOQUE.slice(0, -1).map((i) => Number(i.ate) + 1))
  expect(IDADES_DO_ESTOQUE.at(-1)?.ate).toBeNull()
})
