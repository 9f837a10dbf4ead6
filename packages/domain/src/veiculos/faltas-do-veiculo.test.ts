import { expect, test } from 'vitest'
import { type FatosDoEstoque, faltasDoVeiculo, idadeDoEstoque } from './faltas-do-veiculo.ts'

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

test.each([
  [0, 'ate30'],
  [30, 'ate30'],
  [31, 'ate60'],
  [90, 'ate90'],
  [91, 'mais90'],
  [4000, 'mais90'],
])('%i days are %s', (dias, idade) => expect(idadeDoEstoque(dias)).toBe(idade))
