// The two scenes of the desk, their screens and keys, and what moves by itself: a film's end, a telephone's tally.
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { type Lugares, porNoLugar } from '@martelo/domain/transmissoes/lugares.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { entradasDoCanal } from './fontes-da-mesa.ts'
import { type EstadoDaMesa, FILME, type MesaDeVideo } from './mesa-de-video.ts'
import { idDaEntrada } from './receber-rtmp.ts'
import { useTeclasDaMesa } from './teclas-da-mesa-de-video.ts'
import { TelefonesDaMesa } from './telefone-como-camera.ts'
import { cenaDe, type Estudio, useDoLote } from './usar-estudio.ts'

export const FUSAO_MS = 500
interface Escolha {
  readonly template: string
  readonly posicoes: Readonly<Record<number, string>>
}
const comFilme = (e: Escolha): boolean => Object.values(e.posicoes).includes(FILME)

export type Cenas = ReturnType<typeof useCenas>
/** What is prepared and what is shown, and the acts between them. */
export function useCenas(mesa: MesaDeVideo, estado: EstadoDaMesa, estudio: Estudio, canal: CanalTransmissao) {
  const marca = useMarca()
  const lote = useDoLote(estudio.leilao.uid, marca.nome)
  const inicial: Escolha = { template: canal.templateUid, posicoes: {} }
  const [previa, setPrevia] = useState(inicial)
  const [programa, setPrograma] = useState(inicial)
  const antesDoFilme = useRef<Escolha | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [comCartao, setComCartao] = useState(true)
  const trocarCartao = (): void => setComCartao((sim) => !sim)
  const telas = useTelas(mesa)
  useLugaresDeFora(canal, previa, setPrevia)
  useTelefones(mesa, estado.noAr, { leilaoUid: estudio.leilao.uid, canal: canal.uid }, programa, previa)
  const filtroDe = (e: Escolha) => estudio.templates.find((t) => t.uid === e.template)?.videoFilter

  useEffect(() => mesa.lote(comCartao ? lote : { ...lote, titulo: '' }), [mesa, lote, comCartao])
  useEffect(() => {
    const cena = cenaDe(filtroDe(previa), previa.posicoes)
    if (cena) mesa.cena('previa', cena)
  })
  // The first scene of the programme; later ones come by cuts.
  const comecar = useEffectEvent(() => {
    const cena = cenaDe(filtroDe(programa), programa.posicoes)
    if (cena) mesa.cena('programa', cena)
  })
  useEffect(() => comecar(), [mesa])
  // The first source goes to the first place of the preview by itself.
  useEffect(() => {
    const [primeira] = estado.fontes
    if (primeira && Object.keys(previa.posicoes).length === 0)
      setPrevia({ ...previa, posicoes: { 1: primeira.id } })
  }, [estado.fontes, previa])

  const escolher = (id: string): void => {
    const livres = [1, 2, 3, 4].filter((n) => previa.posicoes[n] === undefined)
    const tem = Object.entries(previa.posicoes).find(([, v]) => v === id)
    const { [Number(tem?.[0] ?? -1)]: _, ...resto } = previa.posicoes
    const caixas = cenaDe(filtroDe(previa), {})?.filtro.caixas.length ?? 1
    const posicao = caixas === 1 ? 1 : (livres[0] ?? 1)
    setPrevia({ ...previa, posicoes: tem ? resto : { ...previa.posicoes, [posicao]: id } })
  }
  const por = (e: Escolha, ms: number): void => {
    const cena = cenaDe(filtroDe(e), e.posicoes)
    if (cena === null) return
    if (comFilme(e) && !comFilme(programa)) antesDoFilme.current = programa
    mesa.cena('programa', cena, ms)
    setPrograma(e)
  }
  const cortar = (ms: number): void => por(previa, ms)
  // A film that has ended, or was taken off, gives the programme back to what was shown before it.
  const temFilme = estado.fontes.some((f) => f.tipo === 'filme')
  const voltar = useEffectEvent(() => {
    const antes = antesDoFilme.current ?? (comFilme(programa) ? inicial : programa)
    if (comFilme(programa)) por(antes, 0)
    if (comFilme(previa)) setPrevia(antes)
    antesDoFilme.current = null
  })
  useEffect(() => {
    if (!temFilme) voltar()
  }, [temFilme])
  const intervalo = (): void => {
    chamar('PUT /v1/canal-transmissao/:uid', {
      params: { uid: canal.uid },
      body: { intervalo: !canal.intervalo, versao: canal.versao },
    }).catch((e: unknown) => setErro(e instanceof Error ? e.message : null))
  }
  useTeclasDaMesa({
    cartao: trocarCartao,
    fonte: (n) => {
      const f = estado.fontes[n - 1]
      if (f) escolher(f.id)
    },
    cortar: () => cortar(0),
    fundir: () => cortar(FUSAO_MS),
    intervalo,
    microfone: () => mesa.microfones(),
  })
  return {
    previa,
    setPrevia,
    programa,
    erro,
    setErro,
    telas,
    escolher,
    cortar,
    intervalo,
    comCartao,
    trocarCartao,
  }
}

/** Another person gave a source that comes by RTMP another place: it takes it in the preview. */
function useLugaresDeFora(canal: CanalTransmissao, previa: Escolha, mudar: (e: Escolha) => void): void {
  const vistos = useRef<ReadonlyMap<string, number>>(new Map())
  const lugares = JSON.stringify(entradasDoCanal(canal).map((t) => [idDaEntrada(t.uid), t.posicaoTemplate]))
  const seguir = useEffectEvent((agora: ReadonlyMap<string, number>) => {
    const depois = [...agora].reduce<Lugares>((ls, [id, lugar]) => {
      const antes = vistos.current.get(id)
      const naPrevia = Object.values(ls).includes(id)
      return antes === undefined || antes === lugar || !naPrevia ? ls : porNoLugar(ls, lugar, id)
    }, previa.posicoes)
    vistos.current = agora
    if (depois !== previa.posicoes) mudar({ ...previa, posicoes: depois })
  })
  useEffect(() => seguir(new Map(JSON.parse(lugares) as [string, number][])), [lugares])
}

/** A canvas is given to the worker once. */
function useTelas(mesa: MesaDeVideo) {
  const programa = useRef<HTMLCanvasElement>(null)
  const previa = useRef<HTMLCanvasElement>(null)
  const dadas = useRef<HTMLCanvasElement | null>(null)
  useEffect(() => {
    const [a, b] = [programa.current, previa.current]
    if (a === null || b === null || dadas.current === a) return
    dadas.current = a
    mesa.telas(a, b)
  }, [mesa])
  return { programa, previa }
}

function useTelefones(
  mesa: MesaDeVideo,
  emCargo: boolean,
  { leilaoUid, canal }: { readonly leilaoUid: string; readonly canal: string },
  programa: Escolha,
  previa: Escolha,
): void {
  const telefones = useRef<TelefonesDaMesa | null>(null)
  useEffect(() => {
    const t = new TelefonesDaMesa(
      leilaoUid,
      canal,
      (id, s) => mesa.juntar({ id, nome: `Telefone ${id.slice(-4)}`, tipo: 'telefone' }, s),
      (id) => mesa.perder(id),
    )
    telefones.current = t
    return () => t.parar()
  }, [mesa, leilaoUid, canal])
  useEffect(() => telefones.current?.noAr(emCargo), [emCargo, mesa, leilaoUid, canal])
  const [noAr, depois] = [Object.values(programa.posicoes).join(), Object.values(previa.posicoes).join()]
  useEffect(() => {
    for (const id of `${noAr},${depois}`.split(',').filter((x) => x !== ''))
      telefones.current?.avisar(id, noAr.split(',').includes(id) ? 'programa' : 'previa')
  }, [noAr, depois])
}
