import { expect, test } from 'vitest'
import { hostsDoAmbiente, origemDoTexto, todosOsHosts } from './enderecos-por-ambiente.ts'

test.each([
  ['https://casa.com.br', 'https://casa.com.br'],
  [' HTTPS://Casa.com.br/ ', 'https://casa.com.br'],
  ['http://casa.localhost:3000', 'http://casa.localhost:3000'],
  ['https://casa.com.br/admin', null],
  ['https://casa.com.br?x=1', null],
  ['https://ana@casa.com.br', null],
  ['casa.com.br', null],
  ['ftp://casa.com.br', null],
  ['https://-casa.com.br', null],
  ['', null],
])('%s', (texto, origem) => expect(origemDoTexto(texto)).toBe(origem))

const E = {
  homologacao: { site: 'https://www.h.casa.com.br', api: 'https://api.h.casa.com.br:8443' },
  producao: { site: 'https://casa.com.br', api: 'https://casa.com.br' },
}
test('hosts are of one environment, without port and leading www', () => {
  expect(hostsDoAmbiente(E, 'homologacao')).toEqual(['h.casa.com.br', 'api.h.casa.com.br'])
  expect(hostsDoAmbiente(E, 'producao')).toEqual(['casa.com.br'])
  expect(hostsDoAmbiente(E, 'local')).toEqual([])
  expect(todosOsHosts(E)).toEqual(['h.casa.com.br', 'api.h.casa.com.br', 'casa.com.br'])
})
