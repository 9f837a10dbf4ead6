import { expect, test } from 'vitest'
import {
  type ContaAdministrada,
  errosDaConta,
  errosDaEquipe,
  type MudancaDeConta,
  type QuemAdministra,
} from './administrar.ts'

const conta = (m: Partial<ContaAdministrada> = {}): ContaAdministrada => ({
  usuId: 2,
  papeis: ['SAC'],
  ativo: true,
  cliente: false,
  ...m,
})
const depois = (m: Partial<MudancaDeConta> = {}): MudancaDeConta => ({
  papeis: ['SAC'],
  ativo: true,
  motivoBloqueio: null,
  ...m,
})
const quem = (m: Partial<QuemAdministra> = {}): QuemAdministra => ({ usuId: 1, outrosAdms: 1, ...m })

test.each<[string, ContaAdministrada, MudancaDeConta, QuemAdministra, string[]]>([
  ['another role', conta(), depois({ papeis: ['SAC', 'Acerto'] }), quem(), []],
  ['lifts a person to ADM', conta(), depois({ papeis: ['ADM'] }), quem(), []],
  ['lifts himself', conta({ usuId: 1 }), depois({ papeis: ['SAC', 'ADM'] }), quem(), ['papeis']],
  [
    'lowers himself',
    conta({ usuId: 1, papeis: ['ADM', 'SAC'] }),
    depois({ papeis: ['SAC'] }),
    quem(),
    ['papeis'],
  ],
  [
    'the same roles in another order',
    conta({ usuId: 1, papeis: ['ADM', 'SAC'] }),
    depois({ papeis: ['SAC', 'ADM'] }),
    quem(),
    [],
  ],
  ['blocks himself', conta({ usuId: 1 }), depois({ ativo: false, motivoBloqueio: 'x' }), quem(), ['ativo']],
  ['blocks with a reason', conta(), depois({ ativo: false, motivoBloqueio: 'saiu' }), quem(), []],
  ['blocks without one', conta(), depois({ ativo: false }), quem(), ['motivoBloqueio']],
  ['one ADM of two', conta({ papeis: ['ADM'] }), depois({ papeis: ['SAC'] }), quem(), []],
  [
    'the last ADM loses the role',
    conta({ papeis: ['ADM'] }),
    depois({ papeis: ['SAC'] }),
    quem({ outrosAdms: 0 }),
    ['papeis'],
  ],
  [
    'the last ADM is blocked',
    conta({ papeis: ['ADM'] }),
    depois({ papeis: ['ADM'], ativo: false, motivoBloqueio: 'x' }),
    quem({ outrosAdms: 0 }),
    ['ativo'],
  ],
  [
    'a blocked ADM is not the last one',
    conta({ papeis: ['ADM'], ativo: false }),
    depois({ papeis: ['SAC'], ativo: true }),
    quem({ outrosAdms: 0 }),
    [],
  ],
  ['no role', conta(), depois({ papeis: [] }), quem(), ['papeis']],
  ['a client’s role for staff', conta(), depois({ papeis: ['SAC', 'Clientes'] }), quem(), ['papeis']],
  [
    'a client without his role',
    conta({ cliente: true, papeis: ['Clientes'] }),
    depois({ papeis: ['SAC'] }),
    quem(),
    ['papeis'],
  ],
  [
    'a client who also works here',
    conta({ cliente: true, papeis: ['Clientes'] }),
    depois({ papeis: ['Clientes', 'SAC'] }),
    quem(),
    [],
  ],
  [
    'a role that opens nothing',
    conta(),
    depois({ papeis: ['SAC', 'Sistema Legado ADM'] }),
    quem(),
    ['papeis'],
  ],
  [
    'a role that opens nothing stays where it is',
    conta({ papeis: ['SAC', 'Sistema Legado ADM'] }),
    depois({ papeis: ['Acerto', 'Sistema Legado ADM'] }),
    quem(),
    [],
  ],
  [
    'a client becomes no reseller',
    conta({ cliente: true, papeis: ['Clientes'] }),
    depois({ papeis: ['Clientes Revendedor'] }),
    quem(),
    ['papeis'],
  ],
])('%s', (_, antes, nova, administra, campos) =>
  expect(Object.keys(errosDaConta(antes, nova, administra))).toEqual(campos),
)

const pessoa = (email: string, ...papeis: string[]) => ({ email, papeis })
test.each([
  ['none', [], []],
  ['two people', [pessoa('rui@x.com.br', 'Financeiro'), pessoa('lia@x.com.br', 'Leilão', 'MKT')], []],
  ['the administrator once more', [pessoa('ANA@x.com.br', 'SAC')], ['equipe.0.email']],
  ['one twice', [pessoa('rui@x.com.br', 'SAC'), pessoa('Rui@x.com.br', 'MKT')], ['equipe.1.email']],
  ['without a role', [pessoa('rui@x.com.br')], ['equipe.0.papeis']],
  ['a role of clients', [pessoa('rui@x.com.br', 'Clientes')], ['equipe.0.papeis']],
  ['a role that is not given', [pessoa('rui@x.com.br', 'Sistema Legado ADM')], ['equipe.0.papeis']],
])('the people of a new house: %s', (_, equipe, campos) =>
  expect(Object.keys(errosDaEquipe('ana@x.com.br', equipe))).toEqual(campos),
)
