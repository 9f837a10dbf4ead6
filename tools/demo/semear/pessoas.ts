// Everyone of one brand: the house's staff by role, auctioneers, consignors with their users, yards, and clients in
// every state of a sign-up.

import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { estadoPorSigla } from '@martelo/domain/comum/estados.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import { COMITENTES, EMPRESAS, LEILOEIROS, PATIOS_DEMO, PESSOAS } from '../pessoas.ts'

export interface Gente {
  readonly comitentes: ReadonlyMap<string, number>
  readonly patios: ReadonlyMap<string, number>
  readonly leiloeiros: readonly number[]
  readonly locais: readonly number[]
  /** enabled clients that the demonstration robot may use */
  readonly clientes: readonly { id: number; usuId: number }[]
}

/** The house's logins, one per role that has screens of its own. */
export const EQUIPE = [
  { usuario: 'adm', nome: 'Ana Administração', papeis: ['ADM'] },
  { usuario: 'leilao', nome: 'Lucas Leilões', papeis: ['Leilão'] },
  { usuario: 'sac', nome: 'Sara Atendimento', papeis: ['SAC'] },
  { usuario: 'acerto', nome: 'Ciro Acerto', papeis: ['Acerto'] },
  { usuario: 'patio', nome: 'Paulo Pátio', papeis: ['Pátio'] },
  { usuario: 'remocao', nome: 'Renata Remoções', papeis: ['Remoção'] },
  { usuario: 'motorista', nome: 'Beto Estrada', papeis: ['Motorista'] },
  { usuario: 'ti', nome: 'Tina Sistemas', papeis: ['Interno - Desenvolvimento TI'] },
  { usuario: 'juridico', nome: 'Júlia Pareceres', papeis: ['Assessorias Jurídicas'] },
] as const

export async function semearPessoas(
  tx: Tx,
  hotId: number,
  senhaHash: string,
  subdominio: string,
): Promise<Gente> {
  const usuario = async (nome: string, email: string, papeis: readonly string[]): Promise<number> =>
    (
      await tx
        .insertInto('usuario')
        .values({
          hotId,
          nome,
          email,
          senhaHash,
          papeis: [...papeis],
          plataforma: papeis.includes('ADM'),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  for (const e of EQUIPE) await usuario(e.nome, `${e.usuario}@martelo.demo`, e.papeis)
  const leiloeiros = await semearLeiloeiros(tx, hotId, usuario)
  const comitentes = await semearComitentes(tx, hotId, usuario)
  const patios = await semearPatios(tx, hotId, subdominio === 'loja')
  await ligarAosPatios(tx, hotId)
  const locais = await semearLocais(tx, hotId, subdominio === 'loja')
  await semearFeriados(tx)
  return {
    comitentes,
    patios,
    leiloeiros,
    locais,
    clientes: await semearClientes(tx, hotId, usuario, subdominio),
  }
}

type NovoUsuario = (nome: string, email: string, papeis: readonly string[]) => Promise<number>

async function semearLeiloeiros(tx: Tx, hotId: number, usuario: NovoUsuario): Promise<number[]> {
  const ids: number[] = []
  for (const [i, l] of LEILOEIROS.entries()) {
    const usuId = await usuario(
      l.nome,
      i === 0 ? 'leiloeiro@martelo.demo' : `leiloeiro${i + 1}@martelo.demo`,
      ['Leiloeiro'],
    )
    ids.push(
      (
        await tx
          .insertInto('leiloeiro')
          .values({ hotId, usuId, nome: l.nome, matricula: l.matricula, junta: l.junta, uf: l.uf })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    )
  }
  return ids
}

const BANCO_DO_BRASIL = {
  bancoCodigo: '001',
  banco: 'Banco do Brasil',
}
const BRADESCO = {
  bancoCodigo: '237',
  banco: 'Bradesco',
}

/** The house's own accounts: the first one takes sales whose items belong to several consignors. Answers its units. */
async function semearContasDaCasa(tx: Tx, hotId: number): Promise<number[]> {
  const unidades = await tx
    .insertInto('unidadeNegocio')
    .values([
      { hotId, nome: 'Veículos recuperados', prioridade: 1, estado: 'SP' },
      { hotId, nome: 'Sucatas e peças', prioridade: 2, estado: 'PR' },
      { hotId, nome: 'Judiciais', prioridade: 3 },
    ])
    .returning('id')
    .execute()
  const daCasa = {
    hotId,
    comId: null,
    titular: 'Demonstração Intermediação de Vendas Ltda.',
    titularDocumento: '11222333000181',
    unnId: unidades[0]?.id ?? null,
  }
  const contas = await tx
    .insertInto('contaBancaria')
    .values([
      {
        ...daCasa,
        nome: 'Itaú · vendas',
        bancoCodigo: '341',
        banco: 'Itaú Unibanco',
        agencia: '0910',
        conta: '27180',
        contaDigito: '2',
        padrao: true,
      },
      {
        ...daCasa,
        nome: 'Caixa · reembolsos',
        bancoCodigo: '104',
        banco: 'Caixa Econômica Federal',
        agencia: '1374',
        conta: '88120',
        contaDigito: '4',
        recebeLote: false,
        recebeReembolso: true,
      },
    ])
    .returning('id')
    .execute()
  const bcoId = contas[0]?.id ?? 0
  await tx.insertInto('convenioBoleto').values({ hotId, conId: bcoId, carteira: '109', via: 'API' }).execute()
  await tx
    .updateTable('hotsite')
    .set({ bcoIdBoleto: bcoId, bcoIdDeposito: bcoId })
    .where('id', '=', hotId)
    .execute()
  return unidades.map((u) => u.id)
}

async function semearCarteira(tx: Tx, hotId: number, comId: number, nome: string): Promise<number> {
  const { id } = await tx
    .insertInto('carteira')
    .values({ hotId, comId, nome: `${nome} · retomados`, descricao: 'Bens retomados por falta de pagamento' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function semearComitentes(tx: Tx, hotId: number, usuario: NovoUsuario): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  // The house's own account takes sales whose items belong to several consignors.
  const unidades = await semearContasDaCasa(tx, hotId)
  for (const [i, c] of COMITENTES.entries()) {
    const { id } = await tx
      .insertInto('comitente')
      .values({
        hotId,
        nome: c.nome,
        cnpj: c.cnpj,
        grupo: c.tipo,
        email: `repasse@${c.codigo}.exemplo.com.br`,
        comissaoPagaPor: 'comitente',
        comissaoPorcentagem: 5,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(c.codigo, id)
    await tx
      .insertInto('contaBancaria')
      .values({
        hotId,
        comId: id,
        nome: `${c.nome} · repasse`,
        ...(i % 2 === 0 ? BANCO_DO_BRASIL : BRADESCO),
        agencia: String(1200 + i * 37),
        conta: String(40_500 + i * 913),
        contaDigito: String(i % 9),
        titular: c.razaoSocial,
        titularDocumento: c.cnpj,
        recebeReembolso: true,
        padrao: true,
        pixChave: `repasse@${c.codigo}.exemplo.com.br`,
        unnId: unidades[i % unidades.length] ?? null,
        carId: await semearCarteira(tx, hotId, id, c.nome),
      })
      .execute()
    const usuId = await usuario(
      `Comitente ${c.nome}`,
      i === 0 ? 'comitente@martelo.demo' : `comitente${i + 1}@martelo.demo`,
      ['Comitente'],
    )
    await tx.insertInto('usuarioComitente').values({ hotId, usuId, comId: id }).execute()
  }
  // The first consignor's login follows all of them, so that one login shows the whole demonstration.
  const primeiro = await tx
    .selectFrom('usuario')
    .select('id')
    .where('hotId', '=', hotId)
    .where('email', '=', 'comitente@martelo.demo')
    .executeTakeFirstOrThrow()
  for (const comId of ids.values())
    await tx
      .insertInto('usuarioComitente')
      .values({ hotId, usuId: primeiro.id, comId })
      .onConflict((c) => c.doNothing())
      .execute()
  return ids
}

async function semearPatios(tx: Tx, hotId: number, loja: boolean): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const p of PATIOS_DEMO) {
    const { id } = await tx
      .insertInto('patio')
      .values({
        hotId,
        nome: p.nome,
        cidade: p.cidade,
        uf: p.uf,
        endereco: `${p.logradouro}, ${p.bairro}`,
        cep: p.cep,
        telefone: '+551140028900',
        latitude: p.latitude,
        longitude: p.longitude,
        responsavel: 'Coordenação do pátio',
        explicacaoVisitacao: loja
          ? 'Visitas em dias úteis, das 9h às 16h, com documento com foto.'
          : 'Visitas com documento com foto; quando o leilão não diz os dias, nos dois dias úteis antes dele, das 9h às 16h.',
        explicacaoRetirada:
          'Apresente documento com foto. Outra pessoa só retira com a autorização impressa.',
        capacidade: 3,
        visitasPorHorario: 2,
        visitaAbre: '09:00',
        visitaFecha: '16:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(p.codigo, id)
  }
  return ids
}

/** The yard login of the demonstration works in every yard. */
async function ligarAosPatios(tx: Tx, hotId: number): Promise<void> {
  await sql`insert into usuario_patio (hot_id, usu_id, pat_id) select u.hot_id, u.id, p.id
    from usuario u join patio p on p.hot_id = u.hot_id where u.hot_id = ${hotId} and 'Pátio' = any(u.papeis)`.execute(
    tx,
  )
}

async function semearLocais(tx: Tx, hotId: number, loja: boolean): Promise<number[]> {
  const linhas = PATIOS_DEMO.slice(0, 3).map((p) => ({
    hotId,
    nome: `${loja ? 'Loja' : 'Auditório'} ${p.cidade}`,
    endereco: `${p.logradouro}, ${p.bairro}`,
    cidade: p.cidade,
    uf: p.uf,
    telefone: '+551140028900',
  }))
  return (await tx.insertInto('localRealizacao').values(linhas).returning('id').execute()).map((l) => l.id)
}

async function semearFeriados(tx: Tx): Promise<void> {
  const ano = Number(diaEmBrasilia(Date.now()).slice(0, 4))
  for (const f of feriadosDosAnos(ano, ano + 2))
    await tx
      .insertInto('feriado')
      .values({ data: f.dia, ambito: f.ambito === 'nacional' ? 'nacional' : 'bancario', nome: f.nome })
      .onConflict((c) => c.doNothing())
      .execute()
}

/** People and companies of the demonstration in one shape. */
const CLIENTES = [
  ...PESSOAS.map((p) => ({ ...p, cnpj: null, razaoSocial: null, documento: p.cpf })),
  ...EMPRESAS.map((e) => ({
    ...e,
    nome: e.razaoSocial,
    cpf: null,
    nascimento: null,
    telefone: '11987650000',
    cep: '01001-000',
    documento: e.cnpj,
  })),
]

async function semearClientes(
  tx: Tx,
  hotId: number,
  usuario: NovoUsuario,
  subdominio: string,
): Promise<{ id: number; usuId: number }[]> {
  const prontos: { id: number; usuId: number }[] = []
  const agora = new Date()
  for (const [i, p] of CLIENTES.entries()) {
    // The last two people wait for validation, so that the staff's queue is not empty.
    const aprovado = i < PESSOAS.length - 2 || p.cnpj !== null
    const email =
      i === 0
        ? 'cliente@martelo.demo'
        : i === 1
          ? 'cliente2@martelo.demo'
          : i === 2
            ? 'cliente3@martelo.demo'
            : p.email.replace('@', `.${subdominio}@`)
    const usuId = await usuario(p.nome, email, ['Clientes'])
    const { id } = await tx
      .insertInto('cliente')
      .values({
        hotId,
        usuId,
        apelido: p.apelido,
        nome: p.nome,
        cpf: p.cpf,
        cnpj: p.cnpj,
        razaoSocial: p.razaoSocial,
        nascimento: p.nascimento,
        telefone1: `+55${p.telefone}`,
        email,
        documentoSituacao: aprovado ? 'Aprovado' : 'Cadastrado',
        documentosAprovadosAt: aprovado ? agora : null,
        emailConfirmadoAt: agora,
        telefoneConfirmadoAt: aprovado ? agora : null,
        credenciadoDetran: p.cnpj !== null,
        aceiteTermosAt: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const estado = estadoPorSigla(p.uf)
    if (estado)
      await tx
        .insertInto('endereco')
        .values({
          cliId: id,
          hotId,
          logradouro: 'Rua das Acácias',
          numero: String(100 + i * 7),
          bairro: 'Centro',
          cep: p.cep,
          locId: estado.codigo * 100_000 + 1,
          cidade: p.cidade,
          estado: estado.nome,
          estadoSigla: p.uf,
          regiao: estado.regiao,
        })
        .execute()
    if (aprovado && i >= 3) prontos.push({ id, usuId })
  }
  return prontos
}
