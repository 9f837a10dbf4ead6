/**
 * Reading calls that no story of a module asks by name: what the house reads, that a role without the right reads nothing, and
 * that another house does not read it. A row of the table is one call.
 */
import { notificacoesDaEquipe } from '@martelo/contracts/avisos/notificacoes-da-equipe.contract.ts'
import { parcelasOferecidas } from '@martelo/contracts/cartoes/parcelas-oferecidas.contract.ts'
import { arquivoDoDocumento } from '@martelo/contracts/clientes/arquivo-do-documento.contract.ts'
import { dadosDoCliente } from '@martelo/contracts/clientes/dados-do-cliente.contract.ts'
import { ensaiarExclusao } from '@martelo/contracts/clientes/ensaiar-exclusao.contract.ts'
import { meusSocios } from '@martelo/contracts/clientes/meus-socios.contract.ts'
import { sociosDoCliente } from '@martelo/contracts/clientes/socios-do-cliente.contract.ts'
import { comitentesDoLeilao } from '@martelo/contracts/comitentes/comitentes-do-leilao.contract.ts'
import { contasBancariasComitentes } from '@martelo/contracts/comitentes/contas-bancarias-comitentes.contract.ts'
import { listarComitentes } from '@martelo/contracts/comitentes/listar-comitentes.contract.ts'
import { listarGruposComitentes } from '@martelo/contracts/comitentes/listar-grupos-comitentes.contract.ts'
import { diaDoPatio } from '@martelo/contracts/estadias/dia-do-patio.contract.ts'
import { clientesDoGrupo } from '@martelo/contracts/grupos/clientes-do-grupo.contract.ts'
import { conferirDominio } from '@martelo/contracts/hotsites/conferir-dominio.contract.ts'
import { leilaoPorLote } from '@martelo/contracts/leiloes/leilao-por-lote.contract.ts'
import { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import { locaisRealizacao } from '@martelo/contracts/leiloes/locais-realizacao.contract.ts'
import { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { obterBuscaPossiveisInicial } from '@martelo/contracts/lotes/obter-busca-possiveis-inicial.contract.ts'
import { videosDoLeilao } from '@martelo/contracts/lotes/videos-do-leilao.contract.ts'
import { configuracaoEmVigor } from '@martelo/contracts/operacao/configuracao-em-vigor.contract.ts'
import { tarefasDaFila } from '@martelo/contracts/operacao/tarefas-da-fila.contract.ts'
import { comprovantesDeLote } from '@martelo/contracts/pagamentos/comprovantes-de-lote.contract.ts'
import { extratosRecentes } from '@martelo/contracts/pagamentos/extratos-recentes.contract.ts'
import { meusComprovantesDeLote } from '@martelo/contracts/pagamentos/meus-comprovantes-de-lote.contract.ts'
import { patiosAtivos } from '@martelo/contracts/patios/patios-ativos.contract.ts'
import { pessoasDoPatio } from '@martelo/contracts/patios/pessoas-do-patio.contract.ts'
import { guardaDeDados } from '@martelo/contracts/privacidade/guarda-de-dados.contract.ts'
import { patiosDasRemocoes } from '@martelo/contracts/remocoes/patios-das-remocoes.contract.ts'
import { verServidoresIce } from '@martelo/contracts/transmissoes/servidores-ice.contract.ts'
import { liberacoesDeAcesso } from '@martelo/contracts/usuarios/liberacoes-de-acesso.contract.ts'
import { veiculoItensDetalhados } from '@martelo/contracts/veiculos/veiculo-itens-detalhados.contract.ts'
import { veiculosRepetidos } from '@martelo/contracts/veiculos/veiculos-repetidos.contract.ts'
import { minhasVendasEstatisticas } from '@martelo/contracts/vendas/minhas-vendas-estatisticas.contract.ts'
import { minhasVendasLotesCondicional } from '@martelo/contracts/vendas/minhas-vendas-lotes-condicional.contract.ts'
import { vistoriadores } from '@martelo/contracts/vistorias/vistoriadores.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from './cenario.ts'
import { bytesDaChamada, executarChamada } from './executar-chamada.ts'
import { bater, venderLote } from './venda-de-teste.ts'

let c: Cenario
let patUid: string
let gruUid: string
let docUid: string
let vendido: LoteDoCenario
let condicional: LoteDoCenario
const PAPEL = Buffer.from('%PDF-1.4 documento do cliente')
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  const db = c.banco.sistema
  await sql`update veiculo set placa = 'ABC1D23', placa_chave = 'ABC1D23' where hot_id = ${c.hotsite.id}`.execute(
    db,
  )
  await sql`insert into socio (hot_id, cli_id, nome, documento) values (${c.hotsite.id}, ${cliente().cliId}, 'Ana Sócia', '52998224725')`.execute(
    db,
  )
  const { rows } = await sql<{ uid: string }>`select uid from patio where id = ${c.patId}`.execute(db)
  patUid = rows[0]?.uid ?? ''
  const hotId = c.hotsite.id
  await sql`insert into usuario_patio (hot_id, usu_id, pat_id) values (${hotId}, ${c.equipe.usuId}, ${c.patId})`.execute(
    db,
  )
  const { rows: grupos } = await sql<{ id: number; uid: string }>`
    insert into grupo_cliente (hot_id, nome) values (${hotId}, 'Lojistas') returning id, uid`.execute(db)
  gruUid = grupos[0]?.uid ?? ''
  await sql`insert into cliente_grupo (hot_id, cli_id, gru_id) values (${hotId}, ${cliente().cliId}, ${grupos[0]?.id ?? 0})`.execute(
    db,
  )
  await c.servicos.arquivos.privado.gravar('leituras/papel.pdf', PAPEL, 'application/pdf')
  const { rows: papeis } = await sql<{ uid: string }>`
    insert into cliente_documento (hot_id, cli_id, tipo, arquivo, nome_original, tipo_arquivo, tamanho)
    values (${hotId}, ${cliente().cliId}, 'IDENTIDADE', 'leituras/papel.pdf', 'cnh.pdf', 'application/pdf', ${PAPEL.length})
    returning uid`.execute(db)
  docUid = papeis[0]?.uid ?? ''
  vendido = await bater(c, cliente(), 30_000_00)
  const vndId = await venderLote(c, vendido)
  await sql`
    insert into comprovante (hot_id, vnd_id, tipo, arquivo, nome_original, tipo_arquivo, tamanho)
    values (${hotId}, ${vndId}, 'pagamento', 'leituras/papel.pdf', 'ted.pdf', 'application/pdf', ${PAPEL.length})`.execute(
    db,
  )
  condicional = await bater(c, cliente(), 20_000_00)
  await sql`update lote set situacao = 'CONDICIONAL' where id = ${condicional.id}`.execute(db)
})
afterAll(() => c.fechar())
const cliente = () => c.clientes[0] as ClienteDoCenario

interface Caso {
  readonly chamada: { readonly key: string }
  /** null: a visitor */
  readonly quem?: () => Pessoa | null
  /** a role that signs in and may not; null: everyone may */
  readonly recusado: string | null
  readonly entrada?: () => { params?: object; query?: object }
  readonly vale: unknown
  /** of another house: the status, or what it reads instead */
  readonly alheio: number | unknown
}

const com = (campos: object) => expect.arrayContaining([expect.objectContaining(campos)])
const sem = (campos: object) => expect.not.arrayContaining([expect.objectContaining(campos)])
const qualquer = expect.anything()
const visitante = () => null

const CASOS: readonly Caso[] = [
  {
    chamada: comitentesDoLeilao,
    recusado: 'MKT',
    entrada: () => ({ params: { uid: c.leilao.uid } }),
    vale: com({ nome: 'Banco Exemplo', lotes: 3 }),
    alheio: [],
  },
  { chamada: contasBancariasComitentes, recusado: 'Leilão', vale: [], alheio: [] },
  { chamada: listarComitentes, recusado: 'MKT', vale: com({ nome: 'Banco Exemplo' }), alheio: [] },
  { chamada: listarGruposComitentes, recusado: 'MKT', vale: [], alheio: [] },
  {
    chamada: leilaoPorLote,
    quem: visitante,
    recusado: null,
    entrada: () => ({ params: { id: c.lotes[0]?.uid } }),
    vale: expect.objectContaining({ nome: 'Leilão de teste' }),
    alheio: 404,
  },
  {
    chamada: leiloesDestaques,
    quem: visitante,
    recusado: null,
    entrada: () => ({ params: { x: 5 } }),
    vale: com({ nome: 'Leilão de teste' }),
    alheio: [],
  },
  {
    chamada: locaisRealizacao,
    quem: visitante,
    recusado: null,
    vale: com({ nome: 'Auditório' }),
    alheio: [],
  },
  {
    chamada: publicoLeilao,
    quem: visitante,
    recusado: null,
    entrada: () => ({ params: { leiUid: c.leilao.uid } }),
    vale: expect.objectContaining({ nome: 'Leilão de teste', leiloeiro: 'João Leiloeiro' }),
    alheio: 404,
  },
  {
    chamada: videosDoLeilao,
    recusado: 'Acerto',
    entrada: () => ({ params: { leilaoUid: c.leilao.uid } }),
    vale: expect.objectContaining({ lotes: com({ numero: '1' }) }),
    alheio: 404,
  },
  {
    chamada: configuracaoEmVigor,
    recusado: 'Leilão',
    vale: sem({ segredo: true, valor: qualquer }),
    alheio: sem({ segredo: true, valor: qualquer }),
  },
  { chamada: tarefasDaFila, recusado: 'Leilão', vale: expect.any(Array), alheio: expect.any(Array) },
  {
    chamada: verServidoresIce,
    recusado: 'SAC',
    vale: { iceServers: expect.any(Array) },
    alheio: { iceServers: expect.any(Array) },
  },
  { chamada: guardaDeDados, recusado: 'SAC', vale: com({ pessoal: true }), alheio: com({ pessoal: true }) },
  { chamada: liberacoesDeAcesso, recusado: 'SAC', vale: [], alheio: [] },
  {
    chamada: veiculosRepetidos,
    recusado: 'MKT',
    entrada: () => ({ query: { placa: 'abc-1d23' } }),
    vale: com({ campo: 'placa' }),
    alheio: [],
  },
  {
    chamada: veiculoItensDetalhados,
    recusado: 'Acerto',
    entrada: () => ({ query: { tipo: 'MOTO' } }),
    vale: com({ tipo: 'MOTO' }),
    alheio: com({ tipo: 'MOTO' }),
  },
  {
    chamada: ensaiarExclusao,
    recusado: 'SAC',
    entrada: () => ({ params: { id: cliente().cliId } }),
    vale: expect.objectContaining({ sai: qualquer, fica: qualquer }),
    alheio: 404,
  },
  {
    chamada: meusSocios,
    quem: cliente,
    recusado: 'ADM',
    vale: { empresa: false, socios: [expect.objectContaining({ nome: 'Ana Sócia' })] },
    alheio: qualquer,
  },
  {
    chamada: sociosDoCliente,
    recusado: 'MKT',
    entrada: () => ({ params: { id: cliente().cliId } }),
    vale: [expect.objectContaining({ nome: 'Ana Sócia' })],
    alheio: 404,
  },
  {
    chamada: notificacoesDaEquipe,
    recusado: 'Clientes',
    vale: { naoLidas: 0, notificacoes: [] },
    alheio: { naoLidas: 0, notificacoes: [] },
  },
  {
    chamada: vistoriadores,
    recusado: 'SAC',
    vale: com({ nome: 'Equipe ADM' }),
    alheio: sem({ nome: 'Equipe ADM' }),
  },
  { chamada: extratosRecentes, recusado: 'SAC', vale: [], alheio: [] },
  {
    chamada: parcelasOferecidas,
    quem: visitante,
    recusado: null,
    vale: expect.objectContaining({ aceita: false }),
    alheio: expect.objectContaining({ aceita: false }),
  },
  { chamada: patiosAtivos, recusado: 'MKT', vale: com({ nome: 'Pátio Campinas' }), alheio: [] },
  {
    chamada: patiosDasRemocoes,
    recusado: 'MKT',
    vale: com({ nome: 'Pátio Campinas', aCaminho: 0 }),
    alheio: [],
  },
  {
    chamada: diaDoPatio,
    recusado: 'SAC',
    entrada: () => ({ params: { patUid }, query: { dia: '2026-12-01' } }),
    vale: expect.objectContaining({ visitas: [], chegadas: [] }),
    alheio: 404,
  },
  {
    chamada: pessoasDoPatio,
    recusado: 'MKT',
    entrada: () => ({ params: { patUid } }),
    vale: [expect.objectContaining({ nome: 'Equipe ADM' })],
    alheio: [],
  },
  {
    chamada: clientesDoGrupo,
    recusado: 'MKT',
    entrada: () => ({ params: { uid: gruUid } }),
    vale: [expect.objectContaining({ nome: 'Cliente 1', origem: 'manual' })],
    alheio: [],
  },
  {
    // A name that is reserved for examples: it answers nowhere.
    chamada: conferirDominio,
    recusado: 'SAC',
    entrada: () => ({ query: { dominio: 'casa.invalid' } }),
    vale: {
      pronto: false,
      registros: [
        expect.objectContaining({ tipo: 'CNAME', nome: 'casa.invalid', achado: [], certo: false }),
        expect.objectContaining({ tipo: 'A', achado: [], certo: false }),
      ],
    },
    alheio: expect.objectContaining({ pronto: false }),
  },
  {
    chamada: obterBuscaPossiveisInicial,
    quem: visitante,
    recusado: null,
    vale: qualquer,
    alheio: qualquer,
  },
  {
    chamada: comprovantesDeLote,
    recusado: 'MKT',
    entrada: () => ({ params: { id: vendido.uid } }),
    vale: [expect.objectContaining({ nome: 'ted.pdf' })],
    alheio: [],
  },
  {
    chamada: meusComprovantesDeLote,
    quem: cliente,
    recusado: 'ADM',
    entrada: () => ({ params: { id: vendido.uid } }),
    vale: [expect.objectContaining({ nome: 'ted.pdf' })],
    alheio: [],
  },
  {
    chamada: minhasVendasEstatisticas,
    quem: cliente,
    recusado: 'ADM',
    vale: com({ key: 'leilao', nome: 'Leilão de teste', qtd: 1 }),
    alheio: sem({ key: 'leilao' }),
  },
  {
    chamada: minhasVendasLotesCondicional,
    quem: cliente,
    recusado: 'ADM',
    vale: [expect.objectContaining({ valor: 20_000_00, situacaoLote: 'CONDICIONAL' })],
    alheio: [],
  },
]

test.each(CASOS.map((caso) => [caso.chamada.key, caso] as const))('%s', async (_, caso) => {
  const { chamada, recusado, alheio } = caso
  const entrada = caso.entrada?.() ?? {}
  const quem = caso.quem === undefined ? c.equipe : caso.quem()
  const ler = (pessoa: Pessoa | null, casa = c.hotsite) =>
    executarChamada(c.ctx(pessoa, casa), chamada, entrada)
  if (recusado !== null && quem !== null)
    expect((await ler({ ...quem, papeis: [recusado] })).status, 'a role without the right').toBe(403)
  const daCasa = await ler(quem)
  expect(daCasa.erro).toBeNull()
  expect(daCasa.valor, 'the house').toEqual(caso.vale)
  const deFora = quem && {
    ...quem,
    usuId: c.forasteiro.usuId,
    usuUid: c.forasteiro.usuUid,
    cliId: c.forasteiro.cliId,
  }
  const r = await ler(deFora, c.outroHotsite)
  if (typeof alheio === 'number') expect(r.status, 'another house').toBe(alheio)
  else expect(r.valor, 'another house').toEqual(alheio)
})

test.each([
  ['the file of a document', arquivoDoDocumento, () => ({ params: { uid: docUid } }), PAPEL.toString()],
  [
    'what the house keeps of a client',
    dadosDoCliente,
    () => ({ params: { id: cliente().cliId } }),
    '"nome": "Cliente 1"',
  ],
])(
  '%s: the house reads it and it is written down, other roles and houses do not',
  async (_, chamada, entrada, vale) => {
    const ler = (pessoa: Pessoa, casa = c.hotsite) => bytesDaChamada(c.ctx(pessoa, casa), chamada, entrada())
    expect(await ler({ ...c.equipe, papeis: ['MKT'] }), 'a role without the right').toBe(403)
    const antes = await registros()
    expect(String(await ler(c.equipe))).toContain(vale)
    expect(await registros()).toBe(antes + 1)
    expect(await ler({ ...c.equipe, usuId: c.forasteiro.usuId }, c.outroHotsite), 'another house').toBe(404)
  },
)

async function registros(): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from auditoria where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  return rows[0]?.n ?? 0
}
