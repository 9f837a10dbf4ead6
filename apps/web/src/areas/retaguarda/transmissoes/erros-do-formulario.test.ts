import { describe, expect, test } from 'vitest'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { errosDoFormulario } from './erros-do-formulario.ts'

const recusa = (campos: Record<string, string>, message = 'Informe o nome, Informe a chave') =>
  new ErroDeChamada({ message, statusCode: 400, error: 'INVALIDO', campos })

describe('what a refused form says', () => {
  test('once, where its fields are on the screen', () => {
    const campos = { nome: 'Informe o nome', chave: 'Informe a chave' }
    expect(errosDoFormulario(recusa(campos), ['nome', 'chave'])).toEqual(campos)
  })
  test('below, too, where a field is not on the screen, or none is named', () => {
    expect(errosDoFormulario(recusa({ posicao: 'Lugar ocupado' }, 'Lugar ocupado'), ['nome'])).toEqual({
      posicao: 'Lugar ocupado',
      geral: 'Lugar ocupado',
    })
    expect(errosDoFormulario(recusa({}, 'O canal está no ar'), ['nome'])).toEqual({
      geral: 'O canal está no ar',
    })
  })
  test('something where no answer came', () => {
    expect(errosDoFormulario(new TypeError('failed to fetch'), [])).toEqual({
      geral: 'Não foi possível falar com o servidor. Tente de novo.',
    })
  })
})
