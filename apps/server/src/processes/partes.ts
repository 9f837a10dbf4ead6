// The running parts that modules bring besides calls: engines, clocks, sweepers. Each says in which processes it runs.
import { ligarEnvios } from '../modules/anexos/esquecer-envios.job.ts'
import { ligarAnexos } from '../modules/anexos/esquecer-anexos.job.ts'
import { ligarRaizes } from '../modules/lances/raizes/publicar-raizes.job.ts'
import type { Servicos } from '../core/servicos.ts'
import { iniciarArquivos } from '../core/files/apagar-sem-dono.ts'
import { iniciarExterno } from '../core/externo/parte-externo.ts'
import { iniciarAvisos } from '../modules/avisos/procurar-avisos.ts'
import { iniciarBoletins } from '../modules/contatos/escrever-cartas.job.ts'
import { iniciarBuscasSalvas } from '../modules/buscas/procurar-para-buscas.job.ts'
import { iniciarHabilitacoes } from '../modules/habilitacoes/reavaliar-habilitacoes.job.ts'
import { iniciarBatimento, iniciarLances } from '../engines/lances/lances-do-processo.ts'
import { ligarCondicionais } from '../modules/condicionais/sistema-condicionais.ts'
import { iniciarRota } from '../engines/lances/rota/pedir-lance.ts'
import { iniciarPregao } from '../modules/pregao/parte-pregao.ts'
import { iniciarParteDaBusca } from '../modules/lotes/parte-busca.ts'
import { ligarVendas } from '../modules/vendas/door.ts'
import { iniciarOperacao } from '../modules/manutencao/parte-operacao.ts'
import { ligarPurga } from '../modules/manutencao/purgar-dados.job.ts'
import { ligarNovaSenha } from '../modules/usuarios/mandar-nova-senha.job.ts'
import { ligarCadastros } from '../modules/clientes/preparar-cadastro.job.ts'
import { ligarExclusoes } from '../modules/clientes/executar-exclusoes.job.ts'
import { iniciarRazao } from '../modules/razao/parte-razao.ts'
import { iniciarCaucoes } from '../modules/caucoes/parte-caucoes.ts'
import { iniciarBanco } from './banco-simulado.ts'
import { iniciarBoletos } from './boletos-simulados.ts'
import { iniciarPush } from './push-simulado.ts'
import { iniciarSms } from './sms-simulado.ts'
import { iniciarCep } from './consulta-cep-simulada.ts'

export interface Parte {
  readonly nome: string
  /** any of these in MARTELO_PROCESSES starts it */
  readonly em: readonly ('http' | 'realtime' | 'jobs')[]
  /** answers how to stop it */
  iniciar(s: Servicos): Promise<() => unknown>
  /** graphile-worker crontab lines: "minute hour day month weekday task" */
  readonly cron?: readonly string[]
  /** starts when this process already answers: it says so to the others */
  readonly aposEscutar?: true
}

export const partes: readonly Parte[] = [
  {
    nome: 'externo',
    em: ['http', 'jobs'],
    iniciar: iniciarExterno,
    cron: ['* * * * * externo-retomar'],
  },
  { nome: 'recuperacoes', em: ['jobs'], iniciar: (s) => Promise.resolve(ligarNovaSenha(s)) },
  { nome: 'cadastros', em: ['jobs'], iniciar: (s) => Promise.resolve(ligarCadastros(s)) },
  { nome: 'habilitacoes', em: ['jobs'], iniciar: iniciarHabilitacoes },
  { nome: 'lances', em: ['http', 'realtime', 'jobs'], iniciar: iniciarLances },
  {
    nome: 'raizes-do-registro',
    em: ['jobs'],
    iniciar: (s) => Promise.resolve(ligarRaizes(s)),
    // Twelve minutes past midnight in Brasília.
    cron: ['* * * * * publicar-raizes', '12 3 * * * publicar-raizes-do-dia'],
  },
  { nome: 'rota-de-lances', em: ['http', 'realtime'], aposEscutar: true, iniciar: iniciarRota },
  { nome: 'batimento', em: ['http', 'realtime'], aposEscutar: true, iniciar: iniciarBatimento },
  {
    nome: 'pregao',
    // Whichever of them lives lets the hammer fall: the room's row is locked for each step.
    em: ['realtime', 'jobs'],
    iniciar: iniciarPregao,
    cron: ['* * * * * vencer-identificacoes', '* * * * * vencer-repasses'],
  },
  {
    nome: 'condicionais',
    em: ['jobs'],
    iniciar: (s) => Promise.resolve(ligarCondicionais(s)),
    cron: ['* * * * * vencer-condicionais'],
  },
  {
    nome: 'vendas',
    em: ['http', 'realtime', 'jobs'],
    iniciar: (s) => Promise.resolve(ligarVendas(s)),
    cron: ['*/10 * * * * vencer-pagamentos', '*/10 * * * * lembrar-a-receber'],
  },
  {
    nome: 'razao',
    em: ['jobs'],
    iniciar: iniciarRazao,
    // Six in the morning in Brasília, after the bank's reconciliation has run at half past three.
    cron: ['*/10 * * * * abrir-razao', '0 9 * * * conferir-razao'],
  },
  { nome: 'banco-pix', em: ['http', 'jobs'], iniciar: iniciarBanco, cron: ['30 6 * * * conciliar-pix'] },
  {
    nome: 'boletos',
    em: ['http', 'jobs'],
    iniciar: iniciarBoletos,
    // Seven in the morning in Brasília, before banks open.
    cron: ['0 10 * * * vencer-boletos'],
  },
  {
    nome: 'caucoes',
    em: ['http', 'jobs'],
    iniciar: iniciarCaucoes,
    cron: ['* * * * * assentar-caucoes'],
  },
  { nome: 'operacao', em: ['http', 'realtime', 'jobs'], iniciar: iniciarOperacao },
  {
    nome: 'guarda',
    em: ['jobs'],
    iniciar: (s) => Promise.resolve(ligarPurga(s)),
    cron: ['*/10 * * * * purgar-dados ?id=purgar-curtas {"curtas":true}', '40 6 * * * purgar-dados'],
  },
  { nome: 'arquivos', em: ['jobs'], iniciar: iniciarArquivos },
  { nome: 'anexos', em: ['jobs'], iniciar: (s) => Promise.resolve(ligarAnexos(s)) },
  { nome: 'envios-de-anexos', em: ['jobs'], iniciar: (s) => Promise.resolve(ligarEnvios(s)) },
  { nome: 'consulta-cep', em: ['http'], iniciar: iniciarCep },
  {
    nome: 'clientes',
    em: ['jobs'],
    iniciar: (s) => Promise.resolve(ligarExclusoes(s)),
    cron: ['15 6 * * * executar-exclusoes'],
  },
  { nome: 'boletins', em: ['jobs'], iniciar: iniciarBoletins },
  { nome: 'sms', em: ['http', 'jobs'], iniciar: iniciarSms },
  { nome: 'push', em: ['http', 'jobs'], iniciar: iniciarPush },
  { nome: 'avisos', em: ['jobs'], iniciar: iniciarAvisos },
  { nome: 'busca', em: ['http', 'jobs'], iniciar: iniciarParteDaBusca },
  {
    nome: 'buscas-salvas',
    em: ['jobs'],
    iniciar: iniciarBuscasSalvas,
    cron: ['* * * * * procurar-para-buscas'],
  },
]
