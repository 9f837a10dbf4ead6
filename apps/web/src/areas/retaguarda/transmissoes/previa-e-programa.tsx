// What is prepared (preview) and what everyone sees (programme), with the template and the places of the preview.
import { Button, Group, SegmentedControl, Select, Text } from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import type { Formato } from '@martelo/domain/transmissoes/video-filter.ts'
import { chamar } from '../../../core/api.ts'
import { ImagemDoModelo } from './imagem-do-modelo.tsx'
import { LugaresDaPrevia } from './lugares-da-previa.tsx'
import type { EstadoDaMesa } from './mesa-de-video.ts'
import { type Cenas, FUSAO_MS } from './usar-cenas.ts'
import { cenaDe, type Estudio } from './usar-estudio.ts'

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

export function PreviaEPrograma({
  cenas,
  estado,
  estudio,
  canal,
  formato,
}: {
  readonly cenas: Cenas
  readonly estado: EstadoDaMesa
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly formato: Formato
}) {
  const { telas, setErro, cortar, intervalo, comCartao, trocarCartao } = cenas
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
      <LugaresDaPrevia cenas={cenas} estado={estado} estudio={estudio} canal={canal} />
      <Group gap="xs">
        <ModeloDaPrevia cenas={cenas} estudio={estudio} formato={formato} />
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

function ModeloDaPrevia({
  cenas: { previa, setPrevia },
  estudio,
  formato,
}: {
  readonly cenas: Pick<Cenas, 'previa' | 'setPrevia'>
  readonly estudio: Estudio
  readonly formato: Formato
}) {
  return (
    <Select
      aria-label="Modelo da prévia"
      data={estudio.templates
        .filter((t) => t.uid === previa.template || doFormato(t.videoFilter, formato))
        .map((t) => ({ value: t.uid, label: t.nome }))}
      value={previa.template}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          <ImagemDoModelo
            imagem={estudio.templates.find((t) => t.uid === option.value)?.imagemModelo ?? null}
          />
          {option.label}
        </Group>
      )}
      onChange={(t) => t && setPrevia({ ...previa, template: t })}
    />
  )
}
