/**
 * Reading calls that no story of a module asks by name: what the house reads, that a role without the right reads nothing, and
 * that another house does not read it. A row of the table is one call.
 */
import { notificacoesDaEquipe } from '@martelo/contracts/avisos/notificacoes-da-equipe.contract.ts'
import { parcelasOferecidas } from '@martelo/contracts/cartoes/parcelas-oferecidas.contract.ts'
import { ensaiarExclusao } from '@martelo/contracts/clientes/ensaiar-exclusao.contract.ts'
import { meusSocios } from '@martelo/contracts/clientes/meus-socios.contract.ts'
import { sociosDoCliente } from '@martelo/contracts/clientes/socios-do-cliente.contract.ts'
import { comitentesDoLeilao } from '@martelo/contracts/comitentes/comitentes-do-leilao.contract.ts'
import { contasBancariasComitentes } from '@martelo/contracts/comitentes/contas-bancarias-comitentes.contract.ts'
import { listarComitentes } from '@martelo/contracts/comitentes/listar-comitentes.contract.ts'
import { listarGruposComitentes } from '@martelo/contracts/comitentes/listar-grupos-comitentes.contract.ts'
import { diaDoPatio } from '@martelo/contracts/estadias/dia-do-patio.contract.ts'
import { leilaoPorLote } from '@martelo/contracts/leiloes/leilao-por-lote.contract.ts'
import { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import { locaisRealizacao } from '@martelo/contracts/leiloes/locais-realizacao.contract.ts'
import { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { videosDoLeilao } from '@martelo/contracts/lotes/videos-do-leilao.contract.ts'
import { configuracaoEmVigor } from '@martelo/contracts/operacao/configuracao-em-vigor.contract.ts'
import { tarefasDaFila } from '@martelo/contracts/operacao/tarefas-da-fila.contract.ts'
import { extratosRecentes } from '@martelo/contracts/pagamentos/extratos-recentes.contract.ts'
import { patiosAtivos } from '@martelo/contracts/patios/patios-ativos.contract.ts'
import { guardaDeDados } from '@martelo/contracts/privacidade/guarda-de-dados.contract.ts'
import { patiosDasRemocoes } from '@martelo/contracts/remocoes/patios-das-remocoes.contract.ts'
import { verServidoresIce } from '@martelo/contracts/transmissoes/servidores-ice.contract.ts'
import { liberacoesDeAcesso } from '@martelo/contracts/usuarios/liberacoes-de-acesso.contract.ts'
import { veiculoItensDetalhados } from '@martelo/contracts/veiculos/veiculo-itens-detalhados.contract.ts'
import { veiculosRepetidos } from '@martelo/contracts/veiculos/veiculos-repetidos.contract.ts'
import { vistoriadores } from '@martelo/contracts/vistorias/vistoriadores.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { type Cenario, type ClienteDoCenario, criarCenario, type Pessoa } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'

let c: Cenario
let patUid: string
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
    vale: com({ nome: 'Banco Exemplo', lotes: 1 }),
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
    vale: expect.objectContaining({ lotes: [expect.objectContaining({ numero: '1' })] }),
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
    recusado: 'SAC',
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
