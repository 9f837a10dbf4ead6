/** What guests of a house's events are told: the invitation, and what became of the event afterwards. */
import { declararAviso } from './declarar-aviso.ts'

const texto = (rotulo: string, exemplo: string) => ({ rotulo, tipo: 'texto', exemplo }) as const
const bloco = (rotulo: string, exemplo: string) =>
  ({ rotulo, tipo: 'bloco', exemplo, pessoal: true }) as const
const endereco = (rotulo: string, exemplo: string) => ({ rotulo, tipo: 'endereco', exemplo }) as const

const DO_EVENTO = {
  evento: texto('Evento', 'Noite dos lojistas'),
  quando: { rotulo: 'Começa', tipo: 'instante', exemplo: 1_798_000_000_000 },
  onde: texto('Local', 'Pátio de Guarulhos, Rua das Palmeiras, 100'),
} as const
const DO_CONVITE = {
  ...DO_EVENTO,
  codigo: texto('Código do convite', 'ABCDE-23456'),
  qr: endereco('Figura do QR', 'https://leilao.exemplo.com.br/v1/convites/ABCDE23456/qr.png'),
  convite: endereco('Endereço do convite', 'https://leilao.exemplo.com.br/convite/ABCDE23456'),
} as const
const RECADO = bloco('Recado da casa', 'O salão anterior ficou pequeno para todos.')

// A guest's telephone is used where the house chose that channel for the kind.
const A_CONVIDADOS = {
  publico: 'visitante',
  grupo: 'site',
  canais: ['email'],
  opcionais: ['whatsapp'],
  semEscolha: true,
} as const

export const AVISOS_DE_EVENTOS = {
  'convite-evento': declararAviso({
    ...A_CONVIDADOS,
    nome: 'Convite para um evento',
    quando: 'A casa convida uma pessoa para um evento',
    variaveis: { ...DO_CONVITE, mensagem: bloco('Texto do convite', 'Teremos café e visita aos lotes.') },
    textos: {
      titulo: 'Convite: {evento}',
      texto: '{quando}',
      carta:
        'Olá, {nome}.\n\n{casa} convida você para {evento}.\n\n{quando}\n{onde}\n\n{mensagem}\n\nResponder ao convite: {convite}\n\n{qr}\n\nNa entrada, mostre este QR ou diga o código {codigo}.',
      curta:
        'Olá, {nome}. {casa} convida você para {evento}: {quando}, {onde}.\n\nResponda e veja o seu QR de entrada: {convite}',
    },
  }),
  'evento-mudou': declararAviso({
    ...A_CONVIDADOS,
    nome: 'Evento mudou de dia ou de lugar',
    quando:
      'Um evento muda de horário ou de local, ou deixa de estar cancelado, e a casa avisa quem já foi convidado',
    urgente: true,
    variaveis: {
      ...DO_CONVITE,
      antes: bloco('Como era', 'Antes: 10/12/2026 19:00, Pátio de Guarulhos.'),
      recado: RECADO,
    },
    textos: {
      titulo: 'Mudou: {evento}',
      texto: '{quando}',
      carta:
        'Olá, {nome}.\n\n{evento} mudou. Agora é:\n\n{quando}\n{onde}\n\n{antes}\n\n{recado}\n\nO seu convite continua a valer. Para dizer se você vem: {convite}\n\n{qr}\n\nNa entrada, mostre este QR ou diga o código {codigo}.',
      curta:
        'Olá, {nome}. {casa}: {evento} mudou. Agora é {quando}, {onde}.\n\nO seu convite continua a valer: {convite}',
    },
  }),
  'evento-cancelado': declararAviso({
    ...A_CONVIDADOS,
    nome: 'Evento cancelado',
    quando: 'A casa cancela um evento e avisa quem já foi convidado',
    urgente: true,
    variaveis: { ...DO_EVENTO, recado: RECADO },
    textos: {
      titulo: 'Cancelado: {evento}',
      texto: 'O evento não vai acontecer.',
      carta:
        'Olá, {nome}.\n\n{casa} cancelou {evento}, que seria em {quando}, {onde}.\n\n{recado}\n\nNão é preciso responder. Pedimos desculpas pelo transtorno.',
      curta: 'Olá, {nome}. {casa} cancelou {evento}, que seria em {quando}, {onde}.',
    },
  }),
} as const
