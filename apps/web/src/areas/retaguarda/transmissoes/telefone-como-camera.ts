// A telephone as camera: two browsers build a connection of their own (WebRTC), the words of its beginning go over the house's
// socket. The picture never passes the server until it is part of the programme.
import { chamar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'

export interface Sinal {
  readonly canalTransmissaoUid: string
  readonly de: string
  readonly para: string
  readonly dados: {
    readonly sdp?: RTCSessionDescriptionInit
    readonly candidato?: RTCIceCandidateInit
    readonly ola?: boolean
    readonly tally?: 'programa' | 'previa' | null
  }
}
export const MESA = 'mesa'

const mandar = (canal: string, de: string, para: string, dados: Sinal['dados']): Promise<unknown> =>
  chamar('POST /v1/canal-transmissao/:uid/sinal', { params: { uid: canal }, body: { de, para, dados } })

/** Two browsers in different networks find each other by the house's servers; in one network they need none. */
const comServidores = (): Promise<RTCConfiguration> =>
  chamar('GET /v1/transmissao/servidores-ice').catch(() => ({}))

/** What is said to `eu` in the auction's room; the answer leaves. */
export function ouvirSinais(
  leilaoUid: string,
  canal: string,
  eu: string,
  ouvir: (s: Sinal) => void,
): () => void {
  return entrarNaSala(`transmissao:${leilaoUid}`, {
    quadro: ({ evento, dados }) => {
      const s = dados as unknown as Sinal
      if (evento === 'sinal-transmissao' && s.canalTransmissaoUid === canal && s.para === eu) ouvir(s)
    },
    recarregar: () => undefined,
  })
}

async function responder(pc: RTCPeerConnection, d: Sinal['dados']): Promise<RTCSessionDescription | null> {
  if (d.sdp) {
    await pc.setRemoteDescription(d.sdp)
    if (d.sdp.type === 'offer') {
      await pc.setLocalDescription()
      return pc.localDescription
    }
  } else if (d.candidato) await pc.addIceCandidate(d.candidato).catch(() => undefined)
  return null
}

/** The desk's side: each telephone that offers itself becomes a source. */
export class TelefonesDaMesa {
  readonly #ligados = new Map<string, RTCPeerConnection>()
  readonly #sair: () => void
  readonly #servidores = comServidores()

  readonly canal: string
  readonly aoChegar: (id: string, s: MediaStream) => void
  readonly aoSair: (id: string) => void

  constructor(
    leilaoUid: string,
    canal: string,
    aoChegar: (id: string, s: MediaStream) => void,
    aoSair: (id: string) => void,
  ) {
    this.canal = canal
    this.aoChegar = aoChegar
    this.aoSair = aoSair
    this.#sair = ouvirSinais(leilaoUid, canal, MESA, (s) => void this.#ouvir(s))
    // Telephones that are there already hear that the desk has come.
    void mandar(canal, MESA, 'todos', { ola: true }).catch(() => undefined)
  }

  async #ouvir({ de, dados }: Sinal): Promise<void> {
    if (dados.sdp?.type === 'offer') this.#largar(de)
    const servidores = await this.#servidores
    const pc = this.#ligados.get(de) ?? this.#abrir(de, servidores)
    const sdp = await responder(pc, dados)
    if (sdp) await mandar(this.canal, MESA, de, { sdp })
  }
  #abrir(de: string, servidores: RTCConfiguration): RTCPeerConnection {
    const pc = new RTCPeerConnection(servidores)
    this.#ligados.set(de, pc)
    const stream = new MediaStream()
    pc.addEventListener('track', ({ track }) => {
      stream.addTrack(track)
      // Picture and sound come one after the other; they are one source, which comes once.
      if (stream.getTracks().length === 1) setTimeout(() => this.aoChegar(de, stream))
    })
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate)
        void mandar(this.canal, MESA, de, { candidato: candidate.toJSON() }).catch(() => undefined)
    })
    pc.addEventListener('connectionstatechange', () => {
      if (pc.connectionState === 'failed' || pc.connectionState === 'closed') this.#largar(de)
    })
    return pc
  }
  #largar(de: string): void {
    const pc = this.#ligados.get(de)
    if (pc === undefined) return
    this.#ligados.delete(de)
    pc.close()
    this.aoSair(de)
  }
  /** Red: on the air; green: next. */
  avisar(id: string, tally: Sinal['dados']['tally']): void {
    if (this.#ligados.has(id))
      void mandar(this.canal, MESA, id, { tally: tally ?? null }).catch(() => undefined)
  }
  parar(): void {
    this.#sair()
    for (const de of Array.from(this.#ligados.keys())) this.#largar(de)
  }
}

export interface DoTelefone {
  ligada(sim: boolean): void
  tally(t: Sinal['dados']['tally']): void
}

/** The telephone's side. Answers how to stop. */
export function ligarTelefone(
  leilaoUid: string,
  canal: string,
  stream: MediaStream,
  o: DoTelefone,
): () => void {
  const eu = `telefone-${novaChave().slice(0, 8)}`
  let pc: RTCPeerConnection | null = null
  const servidores = comServidores()
  const oferecer = async (): Promise<void> => {
    pc?.close()
    const novo = new RTCPeerConnection(await servidores)
    pc = novo
    for (const trilha of stream.getTracks()) novo.addTrack(trilha, stream)
    novo.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) void mandar(canal, eu, MESA, { candidato: candidate.toJSON() }).catch(() => undefined)
    })
    novo.addEventListener('connectionstatechange', () => {
      o.ligada(novo.connectionState === 'connected')
      if (novo.connectionState === 'failed' && pc === novo) void oferecer()
    })
    await novo.setLocalDescription()
    if (novo.localDescription) await mandar(canal, eu, MESA, { sdp: novo.localDescription })
  }
  const ouvir = ({ dados }: Sinal): void => {
    if (dados.ola) void oferecer()
    else if (dados.tally !== undefined) o.tally(dados.tally)
    else if (pc) void responder(pc, dados)
  }
  const saidas = [ouvirSinais(leilaoUid, canal, eu, ouvir), ouvirSinais(leilaoUid, canal, 'todos', ouvir)]
  void oferecer()
  return () => {
    for (const sair of saidas) sair()
    pc?.close()
  }
}
