// The running parts that engines and modules (`*.part.ts`) bring besides calls: clocks, sweepers, simulators, timetables.
// Each says in which processes it runs. Jobs need no part: the queue hands them the services.
import '../core/avisos/esquecer-anexos-de-avisos.job.ts'
import '../core/avisos/soltar-adiadas.job.ts'
import '../core/externo/retomar-externo.job.ts'
import '../core/files/apagar-publicos-sem-uso.job.ts'
import type { Servicos } from '../core/servicos.ts'
import { iniciarAvisos } from '../modules/avisos/procurar-avisos.part.ts'
import { iniciarRazao } from '../modules/razao/razao.part.ts'
import { iniciarPregao } from '../modules/pregao/robo-das-salas.part.ts'
import { iniciarBusca } from '../modules/lotes/busca-de-lotes.part.ts'
import { iniciarOperacao } from '../modules/operacao/vigia-da-operacao.part.ts'
import { iniciarTransmissoes } from '../modules/transmissoes/seguir-a-midia.part.ts'
import { iniciarEntradas } from '../modules/sistemas/pasta-de-entrada.part.ts'
import { iniciarBanco } from './banco-simulado.ts'
import { iniciarCartoes } from './adquirente-simulado.ts'
import { iniciarBoletos } from './boletos-simulados.ts'
import { iniciarPush } from './push-simulado.ts'
import { iniciarDns } from './dns-simulado.ts'
import { iniciarPrecos } from './precos-simulados.ts'
import { iniciarSms } from './sms-simulado.ts'
import { iniciarBancosComitentes } from './bancos-comitentes-simulados.ts'
import { iniciarDetranSimulado } from './detran-simulado.ts'
import { iniciarProcobSimulada } from './procob-simulada.ts'
import { iniciarMapfre } from './seguradora-simulada.ts'
import { iniciarWhatsapp } from './whatsapp-simulado.ts'
import { iniciarCep } from './consulta-cep-simulada.ts'

export interface Parte {
  readonly nome: string
  /** any of these in MARTELO_PROCESSES starts it */
  readonly em: readonly ('http' | 'realtime' | 'jobs')[]
  /** answers how to stop it; absent: it has a timetable only */
  iniciar?(s: Servicos): Promise<() => unknown>
  /** graphile-worker crontab lines: "minute hour day month weekday task" */
  readonly cron?: readonly string[]
  /** starts when this process already answers: it says so to the others */
  readonly aposEscutar?: true
}

export const partes: readonly Parte[] = [
  { nome: 'externo', em: ['jobs'], cron: ['* * * * * externo-retomar'] },
  // Half past one in Brasília.
  { nome: 'arquivos-publicos', em: ['jobs'], cron: ['30 4 * * * apagar-publicos-sem-uso'] },
  {
    nome: 'lances',
    em: ['http', 'realtime', 'jobs'],
    iniciar: (s) => s.lances.iniciar(),
    cron: ['* * * * * encerrar-tetos'],
  },
  {
    nome: 'raizes-do-registro',
    em: ['jobs'],
    // Twelve minutes past midnight in Brasília.
    cron: ['* * * * * publicar-raizes', '12 3 * * * publicar-raizes-do-dia'],
  },
  {
    nome: 'rota-de-lances',
    em: ['http', 'realtime'],
    aposEscutar: true,
    iniciar: (s) => s.lances.abrirRota(s.config.enderecoInterno),
  },
  { nome: 'batimento', em: ['http', 'realtime'], aposEscutar: true, iniciar: (s) => s.lances.bater() },
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
    cron: ['* * * * * vencer-condicionais', '*/5 * * * * enviar-laudo-condicional'],
  },
  { nome: 'entradas', em: ['jobs'], iniciar: iniciarEntradas },
  { nome: 'relatorios', em: ['jobs'], cron: ['*/5 * * * * enviar-relatorios'] },
  {
    nome: 'vendas',
    em: ['jobs'],
    cron: [
      '*/10 * * * * vencer-pagamentos',
      '*/10 * * * * lembrar-a-receber',
      '* * * * * vencer-segundas-ofertas',
      '*/10 * * * * apurar-indicacoes',
    ],
  },
  { nome: 'judicial', em: ['jobs'], cron: ['* * * * * andar-pracas'] },
  {
    nome: 'razao',
    em: ['jobs'],
    iniciar: iniciarRazao,
    // Six in the morning in Brasília, after the bank's reconciliation has run at half past three.
    cron: ['*/10 * * * * abrir-razao', '0 9 * * * conferir-razao'],
  },
  {
    nome: 'banco-pix',
    em: ['http', 'jobs'],
    iniciar: iniciarBanco,
    cron: ['30 6 * * * conciliar-pix', '* * * * * consultar-ordens'],
  },
  {
    nome: 'boletos',
    em: ['http', 'jobs'],
    iniciar: iniciarBoletos,
    // Seven in the morning in Brasília, before banks open.
    cron: ['0 10 * * * vencer-boletos'],
  },
  {
    nome: 'cartoes',
    em: ['http', 'jobs'],
    iniciar: iniciarCartoes,
    cron: ['* * * * * conciliar-cartoes'],
  },
  // Where people publish and watch, the media process is; files are taken away where it wrote them.
  { nome: 'transmissoes', em: ['http'], iniciar: iniciarTransmissoes },
  { nome: 'caucoes', em: ['jobs'], cron: ['* * * * * assentar-caucoes'] },
  { nome: 'operacao', em: ['http', 'realtime', 'jobs'], iniciar: iniciarOperacao },
  {
    nome: 'guarda',
    em: ['jobs'],
    cron: ['*/10 * * * * purgar-dados ?id=purgar-curtas {"curtas":true}', '40 6 * * * purgar-dados'],
  },
  { nome: 'manutencao', em: ['jobs'], cron: ['* * * * * fechar-casas'] },
  { nome: 'grupos', em: ['jobs'], cron: ['*/10 * * * * preencher-grupos'] },
  { nome: 'consulta-cep', em: ['http'], iniciar: iniciarCep },
  { nome: 'incidentes', em: ['jobs'], cron: ['*/10 * * * * vencer-incidentes'] },
  { nome: 'usuarios', em: ['jobs'], cron: ['* * * * * vencer-liberacoes'] },
  { nome: 'privacidade', em: ['jobs'], cron: ['5 * * * * lembrar-incidentes-de-dados'] },
  { nome: 'exclusoes', em: ['jobs'], cron: ['15 6 * * * executar-exclusoes'] },
  { nome: 'sms', em: ['http', 'jobs'], iniciar: iniciarSms },
  { nome: 'whatsapp', em: ['http', 'jobs'], iniciar: iniciarWhatsapp },
  {
    nome: 'bancos-comitentes',
    em: ['http', 'jobs'],
    iniciar: iniciarBancosComitentes,
    cron: ['* * * * * sincronizar-bancos'],
  },
  {
    nome: 'mapfre',
    em: ['http', 'jobs'],
    iniciar: iniciarMapfre,
    cron: ['* * * * * contar-resultados-aos-comitentes'],
  },
  {
    nome: 'detran',
    em: ['http', 'jobs'],
    iniciar: iniciarDetranSimulado,
    cron: ['* * * * * contar-ao-detran'],
  },
  { nome: 'procob', em: ['http'], iniciar: iniciarProcobSimulada },
  { nome: 'precos', em: ['http'], iniciar: iniciarPrecos },
  { nome: 'dns', em: ['http'], iniciar: iniciarDns },
  { nome: 'push', em: ['http', 'jobs'], iniciar: iniciarPush },
  {
    nome: 'avisos',
    em: ['jobs'],
    iniciar: iniciarAvisos,
    cron: ['* * * * * soltar-adiadas', '20 6 * * * esquecer-anexos-de-avisos'],
  },
  { nome: 'visitacoes', em: ['jobs'], cron: ['*/10 * * * * lembrar-visitas'] },
  { nome: 'busca', em: ['http', 'jobs'], iniciar: iniciarBusca },
  {
    nome: 'buscas-salvas',
    em: ['jobs'],
    cron: ['* * * * * procurar-para-buscas', '10 12 * * * perguntar-se-continuam'],
  },
]
