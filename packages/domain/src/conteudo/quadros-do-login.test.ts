import { describe, expect, test } from 'vitest'
import { type PaginaComQuadros, quadrosDaPagina } from './quadros-do-login.ts'

const bloco = (uri: string, prioridade: number, ativo: boolean, ...quadros: string[]) => ({
  uri,
  prioridade,
  ativo,
  tituloSubtituloImagem: quadros,
})

describe('what stands beside a form', () => {
  const blocos = [
    bloco('/login', 1, true, 'c'),
    bloco('/login', 9, false, 'desligado'),
    bloco('/cadastro', 7, true, 'outra'),
    bloco('/login', 5, true, 'a', 'b'),
    bloco('/', 8, true, 'sem lugar'),
  ]
  test.each<[PaginaComQuadros, string[]]>([
    ['/login', ['a', 'b', 'c']],
    ['/cadastro', ['outra']],
  ])('%s', (uri, esperado) => {
    expect(quadrosDaPagina(blocos, uri)).toEqual(esperado)
  })
  test('blocks of one priority keep their order', () => {
    expect(quadrosDaPagina([bloco('/login', 0, true, 'x'), bloco('/login', 0, true, 'y')], '/login')).toEqual(
      ['x', 'y'],
    )
  })
})
