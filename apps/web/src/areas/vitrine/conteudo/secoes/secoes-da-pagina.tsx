// The sections of a page, in rows. What is near the top or changes by itself (search, cards of lots) is part of the
// page's own script; all other kinds stand in one file that comes with the first sign of a person, because the server
// has drawn them already and their links work without it.
import type { SessaoPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { memo, Suspense, useMemo } from 'react'
import { aoVer } from '../../../../core/ao-ver.ts'
import { SecaoDeLotes } from './secao-de-lotes.tsx'
import { SecaoHero } from './secao-hero.tsx'
import '@martelo/ui/accordion.css'
import './secoes.css'
import './secoes-abertura.css'
import './secoes-leiloes.css'
import './secoes-textos.css'
import './secoes-casa.css'

const Outra = aoVer(() => import('./outras-secoes.tsx'))

/** Of lots, and still not worth the first bytes. */
const POR_ULTIMO = new Set<string>(['GRADE_LOTES', 'SORTEIO_BLACK_CAR'])

/**
 * Memoised, one per answer of the server: a section of the second kind must not render again before its script is
 * there.
 */
const Secao = memo(({ s, primeira }: { s: SessaoPublica; primeira: boolean }) => {
  if (s.elemento === 'BUSCA_HERO') return <SecaoHero s={s} />
  if (s.dados.lotes && !POR_ULTIMO.has(s.elemento)) return <SecaoDeLotes s={s} primeira={primeira} />
  return (
    <Suspense fallback={null}>
      <Outra s={s} />
    </Suspense>
  )
})

/** Halves that follow each other share a row. */
function linhas(sessoes: readonly SessaoPublica[]): SessaoPublica[][] {
  const saida: SessaoPublica[][] = []
  for (const s of sessoes) {
    const ultima = saida.at(-1)
    if (s.tamanhoColuna === 'metade' && ultima?.length === 1 && ultima[0]?.tamanhoColuna === 'metade')
      ultima.push(s)
    else saida.push([s])
  }
  return saida
}

export function Secoes({ sessoes, marcar }: { sessoes: readonly SessaoPublica[]; marcar?: boolean }) {
  return useMemo(() => {
    // Where something runs live, its pictures stand above.
    const aoVivo = sessoes.some((s) => s.elemento === 'EVENTOS_AO_VIVO' && s.dados.leiloes?.length)
    const comLotes = aoVivo ? undefined : sessoes.find((s) => s.dados.lotes?.length)
    return linhas(sessoes).map((linha) => {
      const [s] = linha as [SessaoPublica]
      return (
        <div
          key={s.uid}
          className="secoes__linha"
          data-larga={s.container ? undefined : ''}
          data-antes={s.margemCabecalho}
          data-depois={s.margemRodape}
        >
          {linha.map((x) =>
            marcar ? (
              <div key={x.uid} data-sessao={x.uid}>
                <Secao s={x} primeira={x === comLotes} />
              </div>
            ) : (
              <Secao key={x.uid} s={x} primeira={x === comLotes} />
            ),
          )}
        </div>
      )
    })
  }, [sessoes, marcar])
}
