// What people send is told by its content and stored in one way: no module names a key or writes to the store by itself.
import { expect, test } from 'vitest'
import { lerFontes } from '../../tools/quality/sources.ts'

/** Look at the bytes; nothing is taken by its name or declared type. */
const LEITORES =
  /\b(?:prepararFoto|prepararDocumento|publicarImagem|prepararBytes|videoPorConteudo|analisar|lerArquivo|lerPlanilha)\(/
/** A photograph in several widths; a part of an upload; what is stored with its row by `guardarParaLinha`. */
const ESCREVEM = [
  'anexos/enviar-parte-do-anexo.handler.ts',
  'anexos/preparar-conteudo.ts',
  'veiculos/gravar-fotos.ts',
]

const modulos = [...lerFontes().values()].filter(
  (f) =>
    f.caminho.startsWith('apps/server/src/modules/') &&
    !f.caminho.includes('.test.') &&
    !f.caminho.includes('.pg.'),
)

test('every handler that takes files tells them by their content', () => {
  const handlers = modulos.filter(
    (f) =>
      f.caminho.endsWith('.handler.ts') &&
      /\barquivos(?::|\s*[,}\]])/.test(f.texto) &&
      /\b(?:bytes|enviado)\b/.test(f.texto),
  )
  expect(handlers.length).toBeGreaterThan(10)
  expect(handlers.filter((f) => !LEITORES.test(f.texto)).map((f) => f.caminho)).toEqual([])
})

test('modules write to the store through `publicar` and `guardarParaLinha`', () => {
  const escrevem = modulos.filter((f) => /\b(?:publico|privado)\s*\.gravar(?:Corrente)?\(/.test(f.texto))
  expect(escrevem.map((f) => f.caminho.replace('apps/server/src/modules/', '')).toSorted()).toEqual(ESCREVEM)
})

test('keys are the hash of the content', () => {
  const aMao = modulos.filter((f) => /hash\.slice\(0, 40\)/.test(f.texto))
  expect(aMao.map((f) => f.caminho)).toEqual([])
})
