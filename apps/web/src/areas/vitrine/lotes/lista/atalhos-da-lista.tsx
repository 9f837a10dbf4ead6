// Below the list's title: keeping this search, what ends within a day, and what is new since the last visit: that comes
// after the page, so it stands last.
import { Button } from '@martelo/ui/button.tsx'
import { IconStar } from '@martelo/ui/icones-da-lista.tsx'
import { IconClock } from '@martelo/ui/icones.tsx'
import { IconBell } from '@martelo/ui/icones-da-lista.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { useQuem } from '../../../../core/marca-atual.ts'
import { useRecurso } from '../../../../core/recurso-ligado.ts'
import { useNovidades } from '../../../../parts/lotes/ultima-visita.ts'
import { aviseMe } from '../avise-me/endereco-do-aviso.ts'
import type { BuscaParaSalvar } from './salvar-busca-da-lista.tsx'

const SalvarBusca = lazy(() => import('./salvar-busca-da-lista.tsx'))

interface Props {
  readonly encerrando: { readonly href: string; readonly ativo: boolean }
  /** lots that open within a week */
  readonly comeca: { readonly href: string; readonly ativo: boolean }
  /** the list with `novos=` at its end; the number is this browser's */
  readonly novos: { readonly href: string; readonly ativo: boolean }
  readonly busca: BuscaParaSalvar
}

export function AtalhosDaLista({ encerrando, comeca, novos, busca }: Props) {
  const quem = useQuem()
  const salva = useRecurso('buscas-salvas')
  const novidades = useNovidades()
  const [salvando, setSalvando] = useState(false)
  return (
    <div className="atalhos-da-lista">
      {salva && (quem === null || quem.cliUid !== null) ? (
        quem === null ? (
          <Link to={aviseMe(busca.endereco)}>
            <IconBell size={16} /> Salvar esta busca
          </Link>
        ) : (
          <Button size="s" variant="ghost" icon={IconBell} onClick={() => setSalvando(true)}>
            Salvar esta busca
          </Button>
        )
      ) : null}
      <Link to={encerrando.href} aria-current={encerrando.ativo || undefined} preventScrollReset>
        <IconClock size={16} /> Encerrando em 24 h
      </Link>
      <Link to={comeca.href} aria-current={comeca.ativo || undefined} preventScrollReset>
        <IconClock size={16} /> Começa em 7 dias
      </Link>
      {((novidades !== null && novidades.quantos > 0) || novos.ativo) && (
        <Link
          to={novos.ativo ? novos.href : novos.href.replace('novos=0', `novos=${novidades?.desde}`)}
          aria-current={novos.ativo || undefined}
          preventScrollReset
        >
          <IconStar size={16} /> Novos desde a sua última visita
        </Link>
      )}
      {salvando && (
        <Suspense fallback={null}>
          <SalvarBusca busca={busca} aoFechar={() => setSalvando(false)} />
        </Suspense>
      )}
    </div>
  )
}
