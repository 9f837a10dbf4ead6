/** What is told of a visit by appointment, to clients and to who left an address. */
import { declararAviso } from './declarar-aviso.ts'

const VARIAVEIS = {
  lote: { rotulo: 'Lote', tipo: 'texto', exemplo: '012 – Fiat Uno 2019' },
  quando: { rotulo: 'Dia e hora', tipo: 'instante', exemplo: 1_797_800_400_000 },
  patio: { rotulo: 'Pátio', tipo: 'texto', exemplo: 'Pátio Goiânia' },
  endereco: { rotulo: 'Endereço do pátio', tipo: 'texto', exemplo: 'Av. Anhanguera, 1000, Goiânia/GO' },
  nota: {
    rotulo: 'Como visitar, ou o motivo',
    tipo: 'bloco',
    exemplo: 'Leve documento com foto.',
  },
  calendario: {
    rotulo: 'Compromisso para o calendário',
    tipo: 'endereco',
    exemplo: 'https://leilao.exemplo.com.br/visita/calendario.ics',
  },
} as const

const DA_VISITA = {
  publico: 'cliente',
  grupo: 'lances',
  canais: ['sino', 'push', 'email'],
  opcionais: ['sms', 'whatsapp'],
  acao: 'Ver a visita',
  variaveis: VARIAVEIS,
} as const

const textos = (nome: string, abertura: string, aindaHa: boolean) => ({
  titulo: nome,
  texto: `{lote}, {quando}, {patio}.`,
  assunto: `${nome}: {lote}`,
  carta: aindaHa
    ? `Olá, {nome}.\n\n${abertura} {quando} (horário de Brasília).\n\n{lote}\n{patio}, {endereco}\n\n{nota}\n\nPôr no calendário: {calendario}\n\nPara mudar o horário ou cancelar: {link}`
    : `Olá, {nome}.\n\n${abertura} {quando} (horário de Brasília) não acontece mais.\n\n{lote}\n{patio}, {endereco}\n\n{nota}\n\nA visita: {link}`,
})

const daVisita = (nome: string, quando: string, abertura: string, aindaHa: boolean) =>
  declararAviso({
    ...DA_VISITA,
    nome,
    quando,
    obrigatorio: {
      canais: ['email'],
      motivo: 'Sem ele a pessoa não sabe para quando a visita está marcada.',
    },
    urgente: true,
    textos: textos(nome, abertura, aindaHa),
  })

export const AVISOS_DE_VISITAS = {
  'visita-marcada': daVisita(
    'Visita marcada',
    'Uma visita ao pátio foi marcada',
    'A sua visita está marcada para',
    true,
  ),
  'visita-remarcada': daVisita(
    'Visita em outro horário',
    'O horário de uma visita ao pátio mudou',
    'A sua visita agora é em',
    true,
  ),
  'visita-cancelada': daVisita(
    'Visita cancelada',
    'Uma visita ao pátio foi cancelada, por quem a marcou ou pela casa',
    'A sua visita de',
    false,
  ),
  'visita-lembrete': declararAviso({
    ...DA_VISITA,
    nome: 'Lembrete de visita',
    quando: 'É a véspera de uma visita ao pátio',
    validadeMin: 20 * 60,
    textos: textos('Lembrete de visita', 'Lembramos a sua visita, marcada para', true),
  }),
}
