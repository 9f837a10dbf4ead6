import { expect, test } from 'vitest'
import { errosQueFicam } from './erros-que-ficam.ts'

const campos = { nome: 'Informe o nome', 'equipe.1.email': 'Informe um e-mail válido' }
const enviado = { nome: '', equipe: [{ email: 'lia@exemplo.com.br' }, { email: '' }] }

test('a message goes with the value that it is about, and leaves the others', () => {
  expect(errosQueFicam(campos, enviado, enviado)).toEqual(campos)
  expect(errosQueFicam(campos, enviado, { ...enviado, nome: 'Leilões do Vale' })).toEqual({
    'equipe.1.email': 'Informe um e-mail válido',
  })
  expect(errosQueFicam(campos, enviado, { nome: 'Vale', equipe: [enviado.equipe[0]] })).toEqual({})
})
