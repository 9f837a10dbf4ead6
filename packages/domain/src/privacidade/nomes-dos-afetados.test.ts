import { expect, test } from 'vitest'
import { nomesDosAfetados } from './nomes-dos-afetados.ts'

test.each([
  ['lines and commas', 'a@x.com\nb@x.com, c@x.com;d@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']],
  ['large letters, twice, empty lines', '\n Ana@X.com \r\n\r\nana@x.com', ['ana@x.com']],
  ['a document as it is printed', '123.456.789-09', ['12345678909']],
  ['a company, its number with letters too', '12.abc.345/01DE-35', ['12ABC34501DE35']],
  ['neither stays as written', 'Fulano de Tal', ['Fulano de Tal']],
  ['nothing', ' \n ', []],
])('%s', (_, colado, nomes) => {
  expect(nomesDosAfetados(colado)).toEqual(nomes)
})
