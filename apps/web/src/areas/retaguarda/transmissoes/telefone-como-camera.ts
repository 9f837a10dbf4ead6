// A telephone as camera: two browsers build a connection of their own (WebRTC), the words of its beginning go over the house's
// socket. The picture never passes the server until it is part of the programme.
import { A_TODOS, ouvirMesa, paraEstaMesa, quemPedir } from '@martelo/domain/transmissoes/telefone-da-mesa.ts'
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
    /** with `ola`: of a desk that is on the air */
    readonly emCargo?: boolean
    readonly tally?: 'programa' | 'previa' | null
  }
}
/** Longer than two browsers take to find each other. */
const SEM_RESPOSTA_MS = 8_000
const NOME_DA_MESA = 'martelo:mesa'

/** The desk's name among the browsers of its channel: a page that is loaded anew keeps it, another tab has its own. */
export function nomeDaMesa(): string {
  const ja = sessionStorage.getItem(NOME_DA_MESA)
  if (ja !== null) return ja
  const novo = `mesa-${novaChave().slice(0, 8)}`
  sessionStorage.setItem(NOME_DA_MESA, novo)
  return novo
}

const mandar = (canal: string, de: string, para: string, dados: Sinal['dados']): Promise<unknown> =>
  chamar('POST /v1/canal-transmissao/:uid/sinal', { params: { uid: canal }, body: { de, para, dados } })

/** Two browsers in different networks find each other by the house's servers; in one network they need none. */
const comServidores = (): Promise<RTCConfiguration> =>
  chamar('GET /v1/transmissao/servidores-ice').catch(() => ({}))

/** What is said in the auction's room to those names that `minha` knows; the answer leaves. */
function ouvirSinais(
  leilaoUid: string,
  canal: string,
  minha: (para: string) => boolean,
  ouvir: (s: Sinal) => void,
): () => void {
  return entrarNaSala(`transmissao:${leilaoUid}`, {
    quadro: ({ evento, dados }) => {
      const s = dados as unknown as Sinal
      if (evento === 'sinal-transmissao' && s.canalTransmissaoUid === canal && minha(s.para)) ouvir(s)
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

/** The desk's side: each telephone that offers itself to it becomes a source. */
export class TelefonesDaMesa {
  readonly #ligados = new Map<string, RTCPeerConnection>()
  readonly #sair: () => void
  readonly #servidores = comServidores()
  readonly #eu = nomeDaMesa()
  #emCargo = false

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
    this.#sair = ouvirSinais(
      leilaoUid,
      canal,
      (para) => paraEstaMesa(para, this.#eu, this.#emCargo),
      (s) => void this.#ouvir(s),
    )
    // Telephones that read its code hear that it is there.
    this.#dizer({ ola: true })
  }

  #dizer(dados: Sinal['dados']): void {
    void mandar(this.canal, this.#eu, A_TODOS, dados).catch(() => undefined)
  }
  /** On the air: the channel's telephones are this desk's. */
  noAr(sim: boolean): void {
    if (sim && !this.#emCargo) this.#dizer({ ola: true, emCargo: true })
    this.#emCargo = sim
  }

  async #ouvir({ de, dados }: Sinal): Promise<void> {
    if (dados.sdp?.type === 'offer') this.#largar(de)
    const servidores = await this.#servidores
    const pc = this.#ligados.get(de) ?? this.#abrir(de, servidores)
    const sdp = await responder(pc, dados)
    if (sdp) await mandar(this.canal, this.#eu, de, { sdp })
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
        void mandar(this.canal, this.#eu, de, { candidato: candidate.toJSON() }).catch(() => undefined)
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
      void mandar(this.canal, this.#eu, id, { tally: tally ?? null }).catch(() => undefined)
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

/** The telephone's side, for the desk that showed the code. Answers how to stop. */
export function ligarTelefone(
  leilaoUid: string,
  { canal, mesa }: { readonly canal: string; readonly mesa: string | null },
  stream: MediaStream,
  o: DoTelefone,
): () => void {
  const eu = `telefone-${novaChave().slice(0, 8)}`
  let pc: RTCPeerConnection | null = null
  let minha = mesa
  let tentativa = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const servidores = comServidores()
  const ligado = (): boolean => pc?.connectionState === 'connected'
  const oferecer = async (): Promise<void> => {
    pc?.close()
    clearTimeout(timer)
    const para = quemPedir(minha, tentativa)
    const novo = new RTCPeerConnection(await servidores)
    pc = novo
    for (const trilha of stream.getTracks()) novo.addTrack(trilha, stream)
    novo.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) void mandar(canal, eu, para, { candidato: candidate.toJSON() }).catch(() => undefined)
    })
    novo.addEventListener('connectionstatechange', () => {
      if (pc !== novo) return
      o.ligada(ligado())
      if (novo.connectionState === 'failed') void oferecer()
    })
    timer = setTimeout(() => {
      if (ligado()) return
      tentativa += 1
      void oferecer()
    }, SEM_RESPOSTA_MS)
    await novo.setLocalDescription()
    if (novo.localDescription)
      await mandar(canal, eu, para, { sdp: novo.localDescription }).catch(() => undefined)
  }
  const ouvir = ({ de, dados }: Sinal): void => {
    if (dados.ola) {
      const outra = ouvirMesa({ mesa: minha, ligado: ligado() }, { de, emCargo: dados.emCargo === true })
      if (outra === null) return
      minha = outra
      tentativa = 0
      void oferecer()
    } else if (dados.tally !== undefined) o.tally(dados.tally)
    else if (pc) {
      // The one that answers has it from now on.
      if (dados.sdp) minha = de
      void responder(pc, dados)
    }
  }
  const sair = ouvirSinais(leilaoUid, canal, (para) => para === eu || para === A_TODOS, ouvir)
  void oferecer()
  return () => {
    sair()
    clearTimeout(timer)
    pc?.close()
    pc = null
  }
}
