import { expect, test } from 'vitest'
import { julgarConsulta, type RespostaDaConsulta, type TipoDeConsulta } from './julgar-consulta.ts'

const boa: RespostaDaConsulta = {
  codigo: '000',
  situacaoCadastral: 'REGULAR',
  nome: 'JOSE DA SILVA',
  inscricoes: [{ uf: 'SP', numero: '110', ativa: true }],
}

test.each<[string, TipoDeConsulta, Partial<RespostaDaConsulta>, string, number]>([
  ['regular, the same name but for accents and case', 'CADASTRO', {}, 'Autorizado', 0],
  ['a company that is active', 'CADASTRO', { situacaoCadastral: 'Ativa' }, 'Autorizado', 0],
  ['suspended', 'CADASTRO', { situacaoCadastral: 'SUSPENSA' }, 'Divergente', 1],
  ['of a dead person', 'CADASTRO', { situacaoCadastral: 'TITULAR FALECIDO' }, 'Divergente', 1],
  ['another name', 'CADASTRO', { nome: 'MARIA SOUZA' }, 'Divergente', 1],
  ['nothing said', 'CADASTRO', { nome: null, situacaoCadastral: null }, 'Divergente', 2],
  ['the source failed', 'CADASTRO', { codigo: '999' }, 'Falha', 1],
  ['active where he lives', 'INSCRICAO_ESTADUAL', {}, 'Autorizado', 0],
  ['none', 'INSCRICAO_ESTADUAL', { inscricoes: [] }, 'Divergente', 1],
  [
    'written off',
    'INSCRICAO_ESTADUAL',
    { inscricoes: [{ uf: 'SP', numero: '1', ativa: false }] },
    'Divergente',
    1,
  ],
  [
    'in another state',
    'INSCRICAO_ESTADUAL',
    { inscricoes: [{ uf: 'MG', numero: '1', ativa: true }] },
    'Divergente',
    1,
  ],
  ['the source failed here too', 'INSCRICAO_ESTADUAL', { codigo: '101' }, 'Falha', 1],
])('%s', (_, tipo, mudar, resultado, motivos) => {
  const r = julgarConsulta(tipo, { ...boa, ...mudar }, { nome: 'José da Silva', uf: 'SP' })
  expect([r.resultado, r.motivos.length]).toEqual([resultado, motivos])
})
