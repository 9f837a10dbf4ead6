// The menu on the left: areas by job, one open at a time, with what waits; then favourites and the records opened last.
import { NavLink, ScrollArea } from '@mantine/core'
import type { AreaDeTrabalho } from '@martelo/contracts/core/areas-de-trabalho.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import {
  IconBuildingWarehouse,
  IconBriefcase,
  IconCash,
  IconGavel,
  IconHome,
  IconSettings,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Lembrado, useFavoritos } from './lembrados.ts'
import { type AreaDoMenu, type Contagem, listaDoRegistro, useContagens, useMenu } from './usar-menu.ts'

const ICONES: Readonly<Record<AreaDeTrabalho, ComponentType<{ size?: number }>>> = {
  Início: IconHome,
  Leilões: IconGavel,
  'Veículos e pátio': IconBuildingWarehouse,
  Clientes: IconUsers,
  Financeiro: IconCash,
  Comitentes: IconBriefcase,
  Site: IconWorld,
  Configurações: IconSettings,
}

/** A record's page opens the area of its list. */
function areaAberta(menu: readonly AreaDoMenu[], pathname: string): AreaDeTrabalho | null {
  const lista = listaDoRegistro(pathname) ?? pathname
  return menu.find((a) => a.telas.some((t) => t.path === lista))?.area ?? null
}

export function MenuDaCasa({
  aoEscolher,
  recentes,
}: {
  aoEscolher: () => void
  recentes: readonly Lembrado[]
}) {
  const { pathname } = useLocation()
  const menu = useMenu()
  const contagens = useContagens()
  const { favoritos } = useFavoritos()
  const daPagina = areaAberta(menu, pathname)
  // Where the person is, until he opens another area; then that one, until he goes somewhere.
  const [escolhida, setEscolhida] = useState<{ area: AreaDeTrabalho | null; em: string } | null>(null)
  const aberta = escolhida?.em === pathname ? escolhida.area : daPagina
  const props = { pathname, contagens, aoEscolher }
  return (
    <ScrollArea type="auto" offsetScrollbars="y">
      <div className="menu-da-casa">
        {menu.map((a) =>
          a.telas.length === 1 && a.telas[0] ? (
            <Item key={a.area} {...props} t={a.telas[0]} icone={ICONES[a.area]} />
          ) : (
            <NavLink
              key={a.area}
              component="button"
              label={a.area}
              leftSection={<Icone de={ICONES[a.area]} />}
              {...(aberta === a.area ? {} : { rightSection: <Conta {...contagens.area(a.area)} /> })}
              opened={aberta === a.area}
              onChange={(abrir) => setEscolhida({ area: abrir ? a.area : null, em: pathname })}
              aria-expanded={aberta === a.area}
              childrenOffset={26}
            >
              {aberta === a.area ? a.telas.map((t) => <Item key={t.path} {...props} t={t} />) : <span />}
            </NavLink>
          ),
        )}
      </div>
      <Lembrados titulo="Favoritos" itens={favoritos} aoEscolher={aoEscolher} />
      <Lembrados titulo="Abertos por último" itens={recentes} aoEscolher={aoEscolher} />
    </ScrollArea>
  )
}

function Icone({ de: Desenho }: { de: ComponentType<{ size?: number }> }) {
  return <Desenho size={18} aria-hidden />
}

function Conta({ quantos, urgente }: Contagem) {
  if (quantos === 0) return null
  return (
    <span className="menu-da-casa__conta" data-urgente={urgente || undefined}>
      {quantos > 999 ? '999+' : quantos}
    </span>
  )
}

function Item({
  t,
  icone,
  pathname,
  contagens,
  aoEscolher,
}: {
  t: Tela
  icone?: ComponentType<{ size?: number }>
  pathname: string
  contagens: ReturnType<typeof useContagens>
  aoEscolher: () => void
}) {
  return (
    <NavLink
      component={Link}
      to={t.path}
      label={t.title}
      {...(icone ? { leftSection: <Icone de={icone} /> } : {})}
      rightSection={<Conta {...contagens.tela(t.path)} />}
      active={(listaDoRegistro(pathname) ?? pathname) === t.path}
      aria-current={pathname === t.path ? 'page' : undefined}
      onClick={aoEscolher}
    />
  )
}

function Lembrados(p: { titulo: string; itens: readonly Lembrado[]; aoEscolher: () => void }) {
  if (p.itens.length === 0) return null
  return (
    <section aria-label={p.titulo}>
      <div className="menu-da-casa__titulo">{p.titulo}</div>
      {p.itens.map((i) => (
        <NavLink
          key={i.url}
          component={Link}
          to={i.url}
          label={i.titulo}
          noWrap
          py={4}
          onClick={p.aoEscolher}
        />
      ))}
    </section>
  )
}
