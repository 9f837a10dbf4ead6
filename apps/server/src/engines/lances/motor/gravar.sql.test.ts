import { expect, test } from 'vitest'
import { COMANDOS } from './gravar.sql.ts'

// A reading aid as much as a guard: a changed step shows in each statement that has it.
test.each(COMANDOS.map((c) => [c.nome, c.comando.texto]))('the text of %s', (_, texto) => {
  expect(texto).toMatchSnapshot()
})
