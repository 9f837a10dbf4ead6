// The bank's API of collection: registers a boleto, writes it off, and posts signed notices of what became of it. Register and
// write-off carry the boleto's uid, so that the bank does each once however often it is asked.
import { z } from 'zod'
import { ACESSO_POR_TOKEN, comToken, porSegredoDosAvisos } from '../../core/externo/api-com-token.ts'
import { definirEnvio, type Envio } from '../../core/externo/envio.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'
import { aplicarAoBoleto } from './aplicar-ao-boleto.job.ts'
import { type LinhaDeBoleto, lerBoleto, mudarBoleto } from './boletos.sql.ts'

const Estado = z.object({
  situacao: z.enum(['REGISTRADO', 'LIQUIDADO', 'BAIXADO']),
  pix: z.object({ copiaECola: z.string().max(600) }).nullish(),
})
const Dia = z.iso.date()
const Aviso = z.object({
  id: z.string().min(1).max(100),
  referencia: z.uuid(),
  evento: z.enum(['REGISTRADO', 'RECUSADO', 'LIQUIDADO', 'BAIXADO', 'ESTORNADO']),
  valorPago: z.number().int().min(0).max(99_999_999_999).default(0),
  dataPagamento: Dia.nullish(),
  dataCredito: Dia.nullish(),
  tarifa: z.number().int().min(0).max(99_999_999).default(0),
  motivo: z.string().max(300).nullish(),
})
const EFEITO = {
  REGISTRADO: 'registrado',
  RECUSADO: 'recusado',
  LIQUIDADO: 'liquidado',
  BAIXADO: 'baixado',
  ESTORNADO: 'estornado',
} as const

export interface BancoDeBoletos {
  /** Throws `FalhaExterna`; `recusado` carries the bank's reason. */
  registrar(b: LinhaDeBoleto, avisarEm: string | null): Promise<z.infer<typeof Estado>>
  baixar(uid: string): Promise<z.infer<typeof Estado>>
  ola(): Promise<void>
}

export const BANCO_BOLETO = definirParceiro({
  nome: 'banco-boleto',
  titulo: 'Banco (boletos)',
  descricao:
    'Registra e baixa boletos pela API do banco e conta o que foi pago. Quem não tem API usa arquivos CNAB.',
  campos: {
    ...ACESSO_POR_TOKEN,
    segredoDosAvisos: {
      rotulo: 'Segredo dos avisos',
      tipo: 'segredo',
      obrigatorio: true,
      ajuda: 'Com ele o banco assina o que nos conta dos boletos.',
    },
  },
  tempoMs: 8000,
  abrir: ({
    credencial,
    pedir,
    enderecoDosAvisos,
  }): BancoDeBoletos & { readonly avisarEm: string | null } => {
    const { base, cabecalhos } = comToken(credencial)
    const noBoleto = (uid: string): string => `${base}/boletos/${uid}`
    const valor = (v: z.infer<typeof Estado> | null): z.infer<typeof Estado> => {
      if (v === null) throw new FalhaExterna('ilegivel', 'the bank answered nothing')
      return v
    }
    return {
      avisarEm: enderecoDosAvisos,
      async registrar(b, avisarEm) {
        const r = await pedir(
          {
            operacao: 'registrar',
            metodo: 'PUT',
            endereco: noBoleto(b.uid),
            cabecalhos,
            corpo: {
              nossoNumero: b.nossoNumero,
              nossoNumeroDigito: b.nossoNumeroDigito,
              numeroDocumento: b.numeroDocumento,
              codigoDeBarras: b.codigoDeBarras,
              valor: b.valor,
              vencimento: b.vencimento,
              multa: b.multa,
              jurosAoMes: b.jurosAoMes,
              abatimento: b.abatimento,
              desconto: b.desconto,
              descontoAte: b.descontoAte,
              diasParaBaixa: b.diasParaBaixa,
              diasParaProtesto: b.diasParaProtesto,
              conta: b.conta,
              pagador: b.pagador,
              avisarEm,
            },
          },
          Estado,
        )
        return valor(r.valor)
      },
      async baixar(uid) {
        const r = await pedir(
          { operacao: 'baixar', metodo: 'DELETE', endereco: noBoleto(uid), cabecalhos },
          Estado,
        )
        return valor(r.valor)
      },
      async ola() {
        await pedir({ operacao: 'ola', endereco: `${base}/ola`, cabecalhos }, z.object({ banco: z.string() }))
      },
    }
  },
  testar: async (porta) => {
    await porta.ola()
    return 'O banco aceitou o acesso.'
  },
  avisos: {
    conferir: porSegredoDosAvisos,
    async processar(tx, aviso) {
      const a = Aviso.parse(aviso.json())
      const b = await lerBoleto(tx, aviso.hotId, { uid: a.referencia })
      if (b === undefined) throw new Error(`the bank speaks of a boleto that is not ours: ${a.referencia}`)
      await aplicarAoBoleto.agendar(tx, {
        hotId: aviso.hotId,
        bolId: b.id,
        o: {
          efeito: EFEITO[a.evento],
          fonte: 'api',
          chave: `api:${a.id}`,
          pago: a.valorPago,
          dia: a.dataPagamento ?? null,
          creditoEm: a.dataCredito ?? null,
          tarifa: a.tarifa,
          motivo: a.motivo ?? null,
        },
      })
    },
  },
})

interface Referencia {
  readonly id: number
}
const ler = (e: Envio<Referencia>) => e.ler((tx) => lerBoleto(tx, e.hotId, { id: e.dados.id }))
const semDinheiro = { fonte: 'api', pago: 0, dia: null, creditoEm: null, tarifa: 0 } as const

/** Asks the bank to register; its answer makes the boleto payable. */
export const registrarNoBanco = definirEnvio(BANCO_BOLETO, 'registrar', {
  idempotente: true,
  ritmo: 'ligeiro',
  async enviar(porta, e: Envio<Referencia>) {
    const b = await ler(e)
    // Given up before the bank heard of it.
    if (b === undefined || b.situacao === 'baixado') return null
    return porta.registrar(b, porta.avisarEm)
  },
  async aoConcluir(tx, { hotId, dados }, estado) {
    if (estado !== null)
      await aplicarAoBoleto.agendar(tx, {
        hotId,
        bolId: dados.id,
        o: {
          ...semDinheiro,
          efeito: 'registrado',
          chave: '',
          motivo: null,
          pix: estado.pix?.copiaECola ?? null,
        },
      })
  },
  async aoFalhar(tx, { hotId, dados }, situacao, erro) {
    if (situacao === 'recusado')
      await aplicarAoBoleto.agendar(tx, {
        hotId,
        bolId: dados.id,
        o: { ...semDinheiro, efeito: 'recusado', chave: '', motivo: 'O banco recusou o registro do boleto.' },
      })
    else await mudarBoleto(tx, hotId, dados.id, { erro: `O banco não respondeu ao registro (${erro}).` })
  },
})

/** Asks the bank to take no more money for it. */
export const baixarNoBanco = definirEnvio(BANCO_BOLETO, 'baixar', {
  idempotente: true,
  ritmo: 'ligeiro',
  enviar: async (porta, e: Envio<Referencia>) => {
    const b = await ler(e)
    return b === undefined ? null : porta.baixar(b.uid)
  },
  async aoConcluir(tx, { hotId, dados }, estado) {
    // One that was paid first is told by its notice.
    if (estado?.situacao === 'BAIXADO')
      await aplicarAoBoleto.agendar(tx, {
        hotId,
        bolId: dados.id,
        o: { ...semDinheiro, efeito: 'baixado', chave: '', motivo: null },
      })
  },
  async aoFalhar(tx, { hotId, dados }, _situacao, erro) {
    await mudarBoleto(tx, hotId, dados.id, { erro: `O banco não respondeu à baixa (${erro}).` })
  },
})
