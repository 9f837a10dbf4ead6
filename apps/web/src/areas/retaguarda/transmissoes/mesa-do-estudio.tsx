// The desk itself: what is prepared (preview), what everyone sees (programme), and the acts between them.
import {
  Alert,
  Badge,
  Button,
  Grid,
  Group,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import type { MotivoDoFim } from '@martelo/domain/transmissoes/situacoes.ts'
import type { Formato } from '@martelo/domain/transmissoes/video-filter.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { SairSemSalvar } from '../../../kit/ficha/sair-sem-salvar.tsx'
import { useDizerTally } from './dizer-tally.ts'
import { EntradasRtmp } from './entradas-rtmp.tsx'
import { ImagemESom } from './imagem-e-som.tsx'
import { type EstadoDaMesa, FILME, type MesaDeVideo, mesaPode } from './mesa-de-video.ts'
import { naForma, PERFIS } from './mesa-palavras.ts'
import { PainelDeDestinos } from './painel-de-destinos.tsx'
import { PainelDeFilmes } from './painel-de-filmes.tsx'
import { PainelDeFontes } from './painel-de-fontes.tsx'
import { PainelDeGravacoes } from './painel-de-gravacoes.tsx'
import { PainelDeLegenda } from './painel-de-legenda.tsx'
import { PainelDeSom } from './painel-de-som.tsx'
import { TelefonesDaMesa } from './telefone-como-camera.ts'
import { useTeclasDaMesa } from './teclas-da-mesa-de-video.ts'
import { tempoCorrido } from './trechos-da-gravacao.ts'
import {
  cenaDe,
  type Estudio,
  formatoDoCanal,
  type PedidoDoFilme,
  useDoLote,
  useMesaDeVideo,
} from './usar-estudio.ts'

const FUSAO_MS = 500
interface Props {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly filmePedido: PedidoDoFilme | null
  readonly recarregar: () => void
}
interface Escolha {
  readonly template: string
  readonly posicoes: Readonly<Record<number, string>>
}

const SAIR_DO_AR = {
  titulo: 'Você está no ar',
  texto:
    'Se sair, quem assiste vê o cartão “Voltamos em instantes”, e depois de dois minutos a transmissão é encerrada.',
  ficar: 'Continuar no ar',
  sair: 'Sair da mesa',
}

const comFilme = (e: Escolha): boolean => Object.values(e.posicoes).includes(FILME)

export function MesaDoEstudio(p: Props) {
  const [mesa, estado] = useMesaDeVideo(p.estudio.leilao.uid)
  if (!mesaPode())
    return <Alert color="orange">O estúdio precisa do Chrome ou do Edge em um computador.</Alert>
  if (mesa === null || estado === null) return null
  // Another form begins with its own templates and screens; sources and sound stay.
  return (
    <>
      <SairSemSalvar mudou={estado.noAr} parametro="canal" palavras={SAIR_DO_AR} />
      <Mesa key={formatoDoCanal(p.estudio, p.canal)} {...p} mesa={mesa} estado={estado} />
    </>
  )
}

function Mesa({
  estudio,
  canal,
  filmePedido,
  recarregar,
  mesa,
  estado,
}: Props & { readonly mesa: MesaDeVideo; readonly estado: EstadoDaMesa }) {
  const cenas = useCenas(mesa, estado, estudio, canal)
  const { previa, setPrevia, programa, erro, setErro, escolher, cortar } = cenas
  const formato = formatoDoCanal(estudio, canal)
  useDizerTally(canal.uid, estado, cenas)
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 3 }}>
        <PainelDeFontes
          mesa={mesa}
          estado={estado}
          qr={estudio.qrDoTelefone}
          programa={Object.values(programa.posicoes)}
          previa={Object.values(previa.posicoes)}
          aoEscolher={escolher}
        >
          <EntradasRtmp mesa={mesa} canal={canal} endereco={estudio.rtmp} />
        </PainelDeFontes>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <Stack gap="sm">
          <NoAr
            mesa={mesa}
            estado={estado}
            canal={canal}
            formato={formato}
            aoErrar={setErro}
            aoEntrar={() => Object.keys(programa.posicoes).length === 0 && cortar(0)}
          />
          {(erro ?? estado.erro) && (
            <Alert color="red" role="alert" withCloseButton onClose={() => setErro(null)}>
              {erro ?? estado.erro}
            </Alert>
          )}
          <PreviaEPrograma cenas={cenas} estado={estado} estudio={estudio} canal={canal} formato={formato} />
          <ImagemESom mesa={mesa} estado={estado} canal={canal} />
          {estado.noAr && <PainelDeLegenda canalUid={canal.uid} />}
          <PainelDeFilmes
            mesa={mesa}
            estado={estado}
            estudio={estudio}
            pedido={filmePedido}
            aoErrar={setErro}
            aoEntrar={() => {
              const modelo = estudio.templates.find((t) => t.videoFilter.includes('"posicao":0'))
              if (modelo) setPrevia({ template: modelo.uid, posicoes: { 0: FILME } })
            }}
          />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 3 }}>
        <PainelDeSom mesa={mesa} estado={estado} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <PainelDeDestinos canal={canal} formato={formato} aoErrar={setErro} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <PainelDeGravacoes estudio={estudio} canal={canal} recarregar={recarregar} />
      </Grid.Col>
    </Grid>
  )
}

const doFormato = (videoFilter: string, f: Formato): boolean => cenaDe(videoFilter, {})?.filtro.formato === f

/** A channel has one form, that of its template; it changes while nothing is on the air. */
function FormatoDoPrograma({
  estudio,
  canal,
  formato,
  parado,
  aoErrar,
}: {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly formato: Formato
  readonly parado: boolean
  readonly aoErrar: (m: string | null) => void
}) {
  const mudar = (f: Formato): void => {
    const modelo = estudio.templates.find((t) => doFormato(t.videoFilter, f))
    if (modelo === undefined) return aoErrar(`A casa não tem um modelo ${f}. Crie um em Modelos.`)
    chamar('PUT /v1/canal-transmissao/:uid', {
      params: { uid: canal.uid },
      body: { templateUid: modelo.uid, versao: canal.versao },
    }).catch((e: unknown) => aoErrar(e instanceof Error ? e.message : null))
  }
  return (
    <Group gap="xs">
      <Text size="sm">Formato</Text>
      <SegmentedControl
        aria-label="Formato do programa"
        data={[
          { value: '16:9', label: 'Deitado, 16:9' },
          { value: '9:16', label: 'Em pé, 9:16' },
        ]}
        value={formato}
        disabled={!parado}
        onChange={(f) => mudar(f === '9:16' ? '9:16' : '16:9')}
      />
      {!parado && <Text size="sm">Muda só com o canal fora do ar.</Text>}
    </Group>
  )
}

function PreviaEPrograma({
  cenas: { telas, previa, setPrevia, setErro, cortar, intervalo, comCartao, trocarCartao },
  estado,
  estudio,
  canal,
  formato,
}: {
  readonly cenas: ReturnType<typeof useCenas>
  readonly estado: EstadoDaMesa
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly formato: Formato
}) {
  const [width, height] = formato === '16:9' ? [480, 270] : [270, 480]
  return (
    <>
      <FormatoDoPrograma
        estudio={estudio}
        canal={canal}
        formato={formato}
        parado={!estado.noAr}
        aoErrar={setErro}
      />
      <div className="estudio__telas" data-formato={formato}>
        <figure data-tally="previa">
          <figcaption>Prévia</figcaption>
          <canvas ref={telas.previa} width={width} height={height} />
        </figure>
        <figure data-tally={estado.noAr ? 'programa' : undefined}>
          <figcaption>Programa</figcaption>
          <canvas ref={telas.programa} width={width} height={height} />
        </figure>
      </div>
      <Group gap="xs">
        <Select
          aria-label="Modelo da prévia"
          data={estudio.templates
            .filter((t) => t.uid === previa.template || doFormato(t.videoFilter, formato))
            .map((t) => ({ value: t.uid, label: t.nome }))}
          value={previa.template}
          onChange={(t) => t && setPrevia({ ...previa, template: t })}
        />
        <Button color="red" onClick={() => cortar(0)}>
          Cortar (Enter)
        </Button>
        <Button variant="default" onClick={() => cortar(FUSAO_MS)}>
          Fusão (T)
        </Button>
        <Button variant="default" disabled={!estado.noAr} onClick={intervalo}>
          {canal.intervalo ? 'Voltar do intervalo' : 'Intervalo (espaço)'}
        </Button>
        <Button variant={comCartao ? 'light' : 'default'} aria-pressed={comCartao} onClick={trocarCartao}>
          Cartão do lote (G)
        </Button>
        {canal.situacao === 'INTERVALO' && !canal.intervalo && (
          <Text size="sm">O leilão está em pausa: o cartão fica no ar até ele voltar.</Text>
        )}
      </Group>
    </>
  )
}

/** What is prepared and what is shown, and the acts between them. */
function useCenas(mesa: MesaDeVideo, estado: EstadoDaMesa, estudio: Estudio, canal: CanalTransmissao) {
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

/** The desk's programme ended without its own doing. */
const COMO_ACABOU: Readonly<Record<MotivoDoFim, string>> = {
  OPERADOR: 'A transmissão foi encerrada em outro lugar.',
  LEILAO_ENCERRADO: 'O leilão terminou, e a transmissão com ele.',
  CONEXAO_PERDIDA: 'A conexão faltou por mais de dois minutos, e a transmissão foi encerrada.',
  SUBSTITUIDA: 'Outra pessoa assumiu a mesa.',
}

function NoAr({
  mesa,
  estado,
  canal,
  formato,
  aoErrar,
  aoEntrar,
}: {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  readonly canal: CanalTransmissao
  readonly formato: Formato
  readonly aoErrar: (m: string | null) => void
  /** an empty programme begins with what is prepared */
  readonly aoEntrar: () => void
}) {
  const [palavra, setPalavra] = useState<string | null>(null)
  const [ocupada, setOcupada] = useState<string | null>(null)
  const entrar = async (assumir: boolean): Promise<void> => {
    aoErrar(null)
    aoEntrar()
    await mesa.entrarNoAr(canal.uid, { perfil: naForma(estado.perfil ?? PERFIS[0], formato), assumir })
  }
  const tentar = (): void => {
    entrar(false).catch((e: unknown) => {
      if (e instanceof ErroDeChamada && e.erro.error === 'MESA_OCUPADA') setOcupada(e.message)
      else aoErrar(e instanceof Error ? e.message : 'Não foi possível entrar no ar.')
    })
  }
  const { numeros } = estado
  return (
    <Group gap="xs">
      {estado.noAr ? (
        <>
          <Badge size="xl" color={estado.ligada ? 'red' : 'orange'}>
            {estado.ligada ? 'NO AR' : 'RECONECTANDO'}
          </Badge>
          <Text size="sm">
            {tempoCorrido(estado.noArHa)} · {estado.assistindo} assistindo · {numeros?.kbit ?? 0} kbit/s ·{' '}
            {numeros?.perdidos ?? 0} quadros perdidos
          </Text>
          {palavra === null ? (
            <Button variant="default" onClick={() => setPalavra('')}>
              Encerrar
            </Button>
          ) : (
            <TextInput
              aria-label="Escreva ENCERRAR para tirar do ar"
              placeholder="Escreva ENCERRAR"
              value={palavra}
              onChange={(e) => {
                const v = e.currentTarget.value
                setPalavra(v)
                if (v.trim().toUpperCase() !== 'ENCERRAR') return
                setPalavra(null)
                void mesa.encerrar()
              }}
            />
          )}
        </>
      ) : (
        <ForaDoAr mesa={mesa} estado={estado} canal={canal} entrar={tentar} />
      )}
      <Confirmar
        aberto={ocupada !== null}
        titulo="Assumir a mesa?"
        botao="Assumir a mesa"
        perigo
        aoFechar={() => setOcupada(null)}
        aoConfirmar={() => entrar(true)}
      >
        {ocupada} O que está no ar por ela sai, e o programa continua com as suas fontes.
      </Confirmar>
    </Group>
  )
}

function ForaDoAr({
  mesa,
  estado,
  canal,
  entrar,
}: {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  readonly canal: CanalTransmissao
  readonly entrar: () => void
}) {
  const fim = canal.transmissoes.find((t) => t.uid === estado.ultima)?.motivoFim
  return (
    <>
      <Button color="red" onClick={entrar}>
        Entrar no ar
      </Button>
      <Button variant="default" loading={estado.medindo} onClick={() => mesa.medir()}>
        Teste de carga
      </Button>
      <Text size="sm">{(estado.perfil ?? PERFIS[0]).nome}</Text>
      {estado.perdida && <Badge color="orange">Outra pessoa assumiu a mesa</Badge>}
      {estado.encerrada && <Text size="sm">{COMO_ACABOU[fim ?? 'OPERADOR']}</Text>}
      {estado.semAcesso && (
        <Alert color="red" role="alert">
          Sua sessão terminou ou seu acesso mudou, e a mesa saiu do ar. Entre de novo para voltar.
        </Alert>
      )}
      {estado.barrada && <Badge color="red">Seu acesso foi bloqueado</Badge>}
      {!estado.perdida && canal.mesaCom && <Badge color="gray">Mesa com {canal.mesaCom}</Badge>}
    </>
  )
}
