// The one place where the services of a process are made: what each rests on is an argument, so that "go to definition"
// leads from a handler to the object that does the work. Tests and load programs make theirs here too.
import { criarCorreio } from '../core/avisos/avisar.ts'
import { criarTokens } from '../core/auth/token-de-acesso.ts'
import type { Barramento } from '../core/bus/barramento.ts'
import { type Midia, ProcessoDaMidia } from '../engines/midia/midia.ts'
import { MidiaDoPrimeiro } from '../engines/midia/midia-do-primeiro.ts'
import type { Servicos } from '../core/servicos.ts'
import { criarHotsites, enderecosDe } from '../core/tenant/hotsites.ts'
import { BuscaDoProcesso } from '../engines/busca/busca-do-processo.ts'
import { Lances } from '../engines/lances/lances.ts'
import type { OpcoesDoMotor } from '../engines/lances/motor/motor.ts'
import { Publicador } from '../engines/salas/publicador/publicador.ts'
import { criarTempoReal } from '../engines/salas/tempo-real.ts'

/** What stands before the services: connections, keys, files. */
export interface Alicerces
  extends Pick<
    Servicos,
    | 'config'
    | 'log'
    | 'banco'
    | 'replicas'
    | 'externo'
    | 'acessos'
    | 'bloqueios'
    | 'arquivos'
    | 'chaveDeArquivos'
    | 'chaveDoPix'
  > {
  readonly barramento: Barramento
  readonly chaveDosTokens: Buffer
  readonly dominio: string
  readonly motor?: OpcoesDoMotor
}

/** `aoParar` collects how each is stopped; the last one made stops first. */
export function montarServicos(
  { chaveDosTokens, dominio, motor, ...a }: Alicerces,
  aoParar: (parar: () => unknown) => void,
): Servicos {
  const { config, log, banco, barramento } = a
  const hotsites = criarHotsites(banco, dominio, config.ambiente)
  barramento.assinar('hotsite', () => hotsites.esquecer())
  const tempoReal = criarTempoReal(banco, barramento, log)
  aoParar(() => tempoReal.parar())
  const publicador = new Publicador({ banco, tempoReal, log })
  aoParar(() => publicador.parar())
  const lances = new Lances({ banco, log, hotsites, barramento, publicador }, motor)
  aoParar(() => lances.parar())
  const comIndice = config.processos.has('http')
  const busca = new BuscaDoProcesso({ pool: banco.poolSistema, url: banco.url, log, comIndice })
  aoParar(() => busca.fechar())
  const midia: Midia =
    config.juntarSeAPorta && process.send
      ? new MidiaDoPrimeiro(config, a.chaveDeArquivos)
      : new ProcessoDaMidia(config, log, a.chaveDeArquivos)
  aoParar(() => midia.parar())
  return {
    ...a,
    hotsites,
    midia,
    tempoReal,
    publicador,
    lances,
    busca,
    tokens: criarTokens(chaveDosTokens, a.acessos.revogado),
    correio: criarCorreio({
      origemDaCasa: async (hotId) => {
        const h = await hotsites.porId(hotId)
        if (h === null) return null
        const daqui = enderecosDe(h)[config.ambiente]?.site
        if (daqui) return daqui
        const host = h.dominio ?? `${h.subdominio}.${dominio}`
        return config.demo ? `http://${host}:${config.porta}` : `https://${host}`
      },
      segredo: a.chaveDeArquivos,
    }),
  }
}
