/**
 * Every piece of the kit on one page: for the eye, for axe, and to look up whether a component exists. It needs no
 * data and no network. `agora` is the server's time in epoch ms.
 */
import { RelogioProvider } from './countdown.tsx'
import type { Tema } from './tema/tema.ts'
import { SkipLink } from './visually-hidden.tsx'
import { Botoes, Etiquetas, Icones, JanelasEAvisos } from './vitrine/acoes.tsx'
import { Capa, CarrosselDeLotes, PaginaDeLote } from './vitrine/composicoes.tsx'
import { Cores } from './vitrine/cores.tsx'
import { Andamento, Estados, Organizacao, Relogios } from './vitrine/estados-e-dados.tsx'
import { Campos, Escolhas } from './vitrine/formularios.tsx'
import './vitrine/vitrine.css'

export type VitrineDeComponentesProps = {
  readonly agora: number
  readonly tema: Tema
  readonly esquema: 'claro' | 'escuro'
}

export function VitrineDeComponentes({ agora, tema, esquema }: VitrineDeComponentesProps) {
  return (
    <RelogioProvider renderizadoEm={agora}>
      <div className="vitrine" data-esquema={esquema}>
        <SkipLink href="#componentes" />
        <Capa />
        <div id="componentes" className="vitrine__main">
          <CarrosselDeLotes />
          <PaginaDeLote />
          <Botoes />
          <Etiquetas />
          <Campos />
          <Escolhas />
          <Relogios />
          <Organizacao />
          <Andamento />
          <Estados />
          <JanelasEAvisos />
          <Icones />
          <Cores tema={tema} esquema={esquema} />
        </div>
      </div>
    </RelogioProvider>
  )
}
