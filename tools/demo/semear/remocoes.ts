// Removals in every state, made by the house's own calls: asked for, authorised, planned, on the road with a position,
// given up in vain, and one that came. And goods that were left with the house.
import { randomUUID } from 'node:crypto'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { DEPOSITO_BENS } from '@martelo/contracts/depositos/deposito-bens.cadastro.ts'
import { salvarItensDoDeposito } from '@martelo/contracts/depositos/salvar-itens-do-deposito.contract.ts'
import { LOCAL_REMOCAO } from '@martelo/contracts/remocoes/local-remocao.cadastro.ts'
import { MOTORISTA } from '@martelo/contracts/remocoes/motorista.cadastro.ts'
import { moverRemocao } from '@martelo/contracts/remocoes/mover-remocao.contract.ts'
import { passosDaMinhaRemocao } from '@martelo/contracts/remocoes/passos-da-minha-remocao.contract.ts'
import { pedirRemocao } from '@martelo/contracts/remocoes/pedir-remocao.contract.ts'
import { PRECO_DE_ROTA } from '@martelo/contracts/remocoes/preco-de-rota.cadastro.ts'
import { TRANSPORTADORA } from '@martelo/contracts/remocoes/transportadora.cadastro.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tipoDosItens } from '@martelo/domain/veiculos/itens-por-tipo-de-lote.ts'
import { sql } from 'kysely'
import type { Passado } from './passado.ts'

const HORA = 3_600_000
const [REMOCAO, MOTORISTA_DEMO, TI] = ['remocao@martelo.demo', 'motorista@martelo.demo', 'ti@martelo.demo']

const LOCAIS = [
  {
    nome: 'Oficina Horizonte',
    endereco: 'Avenida Amazonas, 4.200',
    cidade: 'Belo Horizonte',
    uf: 'MG',
    cep: '30411-000',
    contatoNome: 'Rita Campos',
    celular: '31987650011',
  },
  {
    nome: 'Garagem da Financeira Sul',
    endereco: 'Rua XV de Novembro, 880',
    cidade: 'Joinville',
    uf: 'SC',
    cep: '89201-600',
    contatoNome: 'Davi Rocha',
    celular: '47987650022',
  },
  {
    nome: 'Pátio da Delegacia de Santos',
    endereco: 'Rua São Francisco, 136',
    cidade: 'Santos',
    uf: 'SP',
    cep: '11013-200',
    contatoNome: 'Plantão',
    telefone: '1332010000',
  },
] as const

const VIAGENS = [
  'pedida',
  'autorizada',
  'agendada',
  'coleta',
  'transporte',
  'frustrada',
  'finalizada',
] as const

export async function semearRemocoes(p: Passado, agora: number): Promise<void> {
  p.em(agora - 30 * HORA)
  const salvar = async (cadastro: Parameters<typeof chamadasDoCadastro>[0], body: object, quem = REMOCAO) =>
    ((await p.chamar(quem, chamadasDoCadastro(cadastro).salvar, { body })) as { uid: string }).uid
  const locais: string[] = []
  for (const l of LOCAIS) locais.push(await salvar(LOCAL_REMOCAO, { ...l, ativo: true }))
  const traUid = await salvar(TRANSPORTADORA, {
    nome: 'Guinchos Bandeirante',
    cnpj: '11444777000161',
    contatoNome: 'Sônia Prado',
    telefone: '1140028922',
    precoKm: 4_20,
    precoMinimo: 280_00,
    precoFrustrada: 160_00,
    ativo: true,
  })
  const serraAzul = await salvar(TRANSPORTADORA, {
    nome: 'Transportes Serra Azul',
    telefone: '3132108899',
    precoKm: 3_90,
    precoMinimo: 420_00,
    precoFrustrada: 200_00,
    ativo: true,
  })
  const motUid = await salvar(MOTORISTA, {
    nome: 'Beto Estrada',
    cpf: '52998224725',
    cnh: '02650306461',
    traUid,
    telefone: '11987650033',
    usuarioEmail: MOTORISTA_DEMO,
    ativo: true,
  })
  await salvar(PRECO_DE_ROTA, {
    nome: 'Belo Horizonte a Guarulhos',
    traUid: serraAzul,
    origemCidade: 'Belo Horizonte',
    origemUf: 'MG',
    destinoCidade: 'Guarulhos',
    destinoUf: 'SP',
    valor: 2_150_00,
  })
  await salvar(PRECO_DE_ROTA, {
    nome: 'Santa Catarina a São Paulo',
    traUid: serraAzul,
    origemUf: 'SC',
    destinoUf: 'SP',
    valor: 2_480_00,
  })
  const { rows } = await sql<{ uid: string; patUid: string; tipoId: number }>`
    select v.uid, p.uid as pat_uid, v.tipo_id from veiculo v join patio p on p.id = v.pat_id join estadia e on e.vei_id = v.id and e.situacao = 'EM_PATIO'
    where v.hot_id = ${p.hotsite.id} and v.situacao = 'ESTOQUE' order by v.id limit 500`.execute(p.tx)
  // What drives or is towed is fetched by a truck; a house stays where it is.
  const dePista = rows.filter((v) => tipoDosItens(v.tipoId) !== null)
  const [fora, ...aRemover] = dePista.slice(0, VIAGENS.length + 1).toReversed()
  if (fora !== undefined) await tirarDoPatio(p, fora.uid)
  for (const [i, v] of aRemover.entries())
    await viagem(p, {
      ...v,
      locUid: locais[i % locais.length] ?? '',
      traUid,
      motUid,
      ate: VIAGENS[i] ?? 'pedida',
      inicio: agora - (26 - i) * HORA,
    })
  await semearDeposito(p, agora, salvar)
}

interface Viagem {
  readonly uid: string
  readonly patUid: string
  readonly locUid: string
  readonly traUid: string
  readonly motUid: string
  readonly ate: (typeof VIAGENS)[number]
  readonly inicio: number
}

/** It still stands where it was before it came to a yard. */
async function tirarDoPatio(p: Passado, veiUid: string): Promise<void> {
  const veiculo = sql`(select id from veiculo where uid = ${veiUid})`
  await sql`delete from estadia_servico where est_id in (select id from estadia where vei_id = ${veiculo})`.execute(
    p.tx,
  )
  await sql`delete from estadia where vei_id = ${veiculo}`.execute(p.tx)
  await sql`update veiculo set pat_id = null where id = ${veiculo}`.execute(p.tx)
}

async function viagem(p: Passado, v: Viagem): Promise<void> {
  p.em(v.inicio)
  await tirarDoPatio(p, v.uid)
  const ordem = VIAGENS.indexOf(v.ate)
  const { uid } = await p.chamar(REMOCAO, pedirRemocao, {
    body: {
      veiUid: v.uid,
      locUid: v.locUid,
      patUid: v.patUid,
      observacao: 'Levar a chave reserva',
      chaveDoPedido: randomUUID(),
    },
  })
  let versao = 1
  const mover = async (evento: string, mais: object): Promise<void> => {
    ;({ versao } = await p.chamar(REMOCAO, moverRemocao, {
      params: { uid },
      body: { evento, versao, ...mais },
    }))
  }
  if (ordem < 1) return
  await mover('autorizar', { traUid: v.traUid })
  if (ordem < 2) return
  p.ate(v.inicio + HORA)
  await mover('agendar', { motUid: v.motUid, previstaEm: somarDias(diaEmBrasilia(p.agora), 1) })
  if (ordem < 3) return
  const passos: readonly (readonly [string, object])[] =
    v.ate === 'frustrada'
      ? [
          ['chegar', {}],
          ['frustrar', { motivo: 'O portão estava fechado e ninguém atendeu' }],
        ]
      : [
          ['chegar', { latitude: -19.93, longitude: -43.98 }],
          ...(ordem >= 4
            ? ([
                ['coletar', {}],
                ['posicao', { latitude: -21.4, longitude: -45.2 }],
              ] as const)
            : []),
          ...(v.ate === 'finalizada' ? ([['entregar', {}]] as const) : []),
        ]
  for (const [evento, mais] of passos) {
    p.ate(p.agora + HORA)
    const quando = new Date(p.agora).toISOString()
    await p.chamar(MOTORISTA_DEMO, passosDaMinhaRemocao, {
      params: { uid },
      body: { relogio: quando, passos: [{ chave: randomUUID(), evento, quando, ...mais }] },
    })
  }
}

async function semearDeposito(
  p: Passado,
  agora: number,
  salvar: (c: typeof DEPOSITO_BENS, body: object, quem: string) => Promise<string>,
): Promise<void> {
  const uid = await salvar(
    DEPOSITO_BENS,
    {
      depositante: '3ª Vara Cível de Guarulhos',
      processo: '1002345-67.2026.8.26.0224',
      vara: '3ª Vara Cível',
      lugar: 'Galpão 2, prateleira 14',
      entrada: diaEmBrasilia(agora - 40 * 24 * HORA),
      diaria: 18_00,
      diasLivres: 10,
    },
    TI,
  )
  await p.chamar(TI, salvarItensDoDeposito, {
    params: { uid },
    body: {
      itens: [
        {
          descricao: 'Empilhadeira elétrica',
          quantidade: 1,
          identificacao: 'Série EL-20418',
          estado: 'Usada',
        },
        {
          descricao: 'Palete de peças automotivas',
          quantidade: 6,
          identificacao: 'Lacres 4410 a 4415',
          estado: null,
        },
      ],
      versao: 1,
    },
  })
}
