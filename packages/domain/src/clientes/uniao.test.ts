import { expect, test } from 'vitest'
import { diferencasDaUniao, entreCom, impedimentosDaUniao } from './uniao.ts'

const LIVRE = { unidoA: null, excluidoAt: null, cnpj: null, situacao: 'Ativo' }
const NADA = { comprasAbertas: 0, lancesNaFrente: 0, condicionais: 0, caucoesAbertas: 0, ofertasAbertas: 0 }

test.each([
  ['two free ones', LIVRE, LIVRE, NADA, 0],
  ['one that was joined before', LIVRE, { ...LIVRE, unidoA: 3, situacao: 'Bloqueado' }, NADA, 1],
  ['a blocked one into a free one', LIVRE, { ...LIVRE, situacao: 'Bloqueado' }, NADA, 1],
  ['a free one into a blocked one', { ...LIVRE, situacao: 'Bloqueado' }, LIVRE, NADA, 0],
  ['two blocked ones', { ...LIVRE, situacao: 'Bloqueado' }, { ...LIVRE, situacao: 'Bloqueado' }, NADA, 0],
  ['into one that was joined', { ...LIVRE, unidoA: 3 }, LIVRE, NADA, 1],
  ['a deleted one', LIVRE, { ...LIVRE, excluidoAt: new Date(0) }, NADA, 1],
  ['person and company', LIVRE, { ...LIVRE, cnpj: '11222333000181' }, NADA, 1],
  ['an open purchase', LIVRE, LIVRE, { ...NADA, comprasAbertas: 1 }, 1],
  [
    'bid, conditional and deposit',
    LIVRE,
    LIVRE,
    { ...NADA, lancesNaFrente: 2, condicionais: 1, caucoesAbertas: 1 },
    3,
  ],
])('%s', (_nome, fica, vai, fatos, quantos) => {
  expect(impedimentosDaUniao(fica, vai, fatos)).toHaveLength(quantos)
})

const ANA = {
  nome: 'Ana Luíza Prado',
  razaoSocial: null,
  nascimento: '1990-05-10',
  telefone1: '+5511988776655',
}
test.each([
  ['one person, written otherwise', { ...ANA, nome: 'ANA LUIZA PRADO ' }, []],
  ['what is not known is no difference', { ...ANA, nascimento: null, telefone1: null }, []],
  ['another name', { ...ANA, nome: 'Rui Prado' }, ['Os nomes são diferentes.']],
  [
    'another date and telephone',
    { ...ANA, nascimento: '1991-05-10', telefone1: '+5511900000000' },
    ['As datas de nascimento são diferentes.', 'Os celulares são diferentes.'],
  ],
  ['a company by its own name', { ...ANA, razaoSocial: 'Prado Ltda.' }, ['Os nomes são diferentes.']],
])('%s', (_nome, outro, esperado) => {
  expect(diferencasDaUniao(ANA, outro)).toEqual(esperado)
})

test('the closed one says where to enter, without the whole address', () => {
  expect(entreCom('ana@exemplo.com.br')).toBe(
    'Este cadastro foi unido a outro seu. Entre com ana@e******.***.**.',
  )
})
