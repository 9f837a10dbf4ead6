// Which source stands at which place of the preview's template. A source that is chosen for another one's place changes places
// with it; the row of one that comes by RTMP says its place to everyone.
import { Button, Group, Select } from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { type Lugares, lugaresDe, nomeDoLugar, porNoLugar } from '@martelo/domain/transmissoes/lugares.ts'
import { chamar } from '../../../core/api.ts'
import { entradasDoCanal } from './fontes-da-mesa.ts'
import type { EstadoDaMesa } from './mesa-de-video.ts'
import { idDaEntrada } from './receber-rtmp.ts'
import type { Cenas } from './usar-cenas.ts'
import { cenaDe, type Estudio } from './usar-estudio.ts'

export function LugaresDaPrevia({
  cenas: { previa, setPrevia, setErro },
  estado,
  estudio,
  canal,
}: {
  readonly cenas: Pick<Cenas, 'previa' | 'setPrevia' | 'setErro'>
  readonly estado: EstadoDaMesa
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
}) {
  const cena = cenaDe(estudio.templates.find((t) => t.uid === previa.template)?.videoFilter, previa.posicoes)
  if (cena === null || cena.filtro.caixas.length < 2 || estado.fontes.length === 0) return null
  const lugares = lugaresDe(cena.filtro)
  const mudar = (depois: Lugares): void => {
    setPrevia({ ...previa, posicoes: depois })
    anotarLugares(canal, depois).catch((e: unknown) =>
      setErro(e instanceof Error ? e.message : 'O lugar não foi anotado.'),
    )
  }
  const [um, outro] = lugares.filter((n) => n > 0)
  return (
    <Group gap="xs" align="end" component="section" aria-label="Lugares da prévia">
      {lugares.map((n) => (
        <Select
          key={n}
          size="xs"
          w="9rem"
          label={nomeDoLugar(n)}
          placeholder="Vazio"
          clearable
          data={estado.fontes.map((f) => ({ value: f.id, label: f.nome }))}
          value={previa.posicoes[n] ?? null}
          onChange={(id) => mudar(porNoLugar(previa.posicoes, n, id))}
        />
      ))}
      {um !== undefined && outro !== undefined && (
        <Button
          size="xs"
          variant="default"
          onClick={() => mudar(trocados(previa.posicoes, um, outro))}
          disabled={previa.posicoes[um] === undefined && previa.posicoes[outro] === undefined}
        >
          Trocar {um} e {outro}
        </Button>
      )}
    </Group>
  )
}

function trocados(lugares: Lugares, um: number, outro: number): Lugares {
  const fonte = lugares[um]
  return fonte === undefined
    ? porNoLugar(lugares, um, lugares[outro] ?? null)
    : porNoLugar(lugares, outro, fonte)
}

/** Rows change places, too: the first one said is enough where two have changed. */
async function anotarLugares(canal: CanalTransmissao, depois: Lugares): Promise<void> {
  for (const t of entradasDoCanal(canal)) {
    const lugar = Number(Object.entries(depois).find(([, id]) => id === idDaEntrada(t.uid))?.[0] ?? 0)
    if (lugar === 0 || lugar === t.posicaoTemplate) continue
    const body = { leilaoUid: canal.leilaoUid, transmissaoUid: t.uid, posicaoTemplate: lugar }
    await chamar('PUT /v1/put-publicar-transmissao', { body })
  }
}
