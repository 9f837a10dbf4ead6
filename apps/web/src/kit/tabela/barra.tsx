// The bar above the table: search, filters, saved views, columns, density, export, and the screen's main action.
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Menu,
  Popover,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
  Tooltip,
} from '@mantine/core'
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconColumns, IconDownload, IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { memo, type RefObject, useEffect, useState } from 'react'
import { avisarAtencao, avisarErro } from '../../core/mantine/avisos.ts'
import type { Coluna, Filtro } from './colunas.ts'
import type { Consulta } from './consulta.ts'
import { baixar, MAXIMO_EXPORTADO, paraCsv, paraXlsx } from './exportar.ts'
import type { Preferencias } from './preferencias.ts'
import './tabela.css'
import type { PropsDaTabela } from './tabela.tsx'

interface Props<L> extends PropsDaTabela<L> {
  readonly consulta: Consulta
  readonly mudar: (m: Partial<Record<string, string | number | null>>) => void
  readonly trocarTudo: (busca: string) => void
  readonly prefs: Preferencias
  readonly setPrefs: (p: Partial<Preferencias>) => void
  readonly caixaDeBusca: RefObject<HTMLInputElement | null>
  readonly total: number | undefined
  readonly visiveis: readonly Coluna<L>[]
}

function Barra<L>(p: Props<L>) {
  const filtrados = Object.keys(p.consulta.filtros).length
  const ativos = filtrados + (p.consulta.busca ? 1 : 0)
  const [abertos, { toggle }] = useDisclosure(false)
  return (
    <div className="tabela-barra">
      <div className="tabela-filtros" data-fechados={abertos ? undefined : true}>
        <Busca
          consulta={p.consulta}
          mudar={p.mudar}
          caixa={p.caixaDeBusca}
          placeholder={p.placeholder ?? 'Buscar nesta lista'}
        />
        {p.filtros && p.filtros.length > 0 && (
          <Button
            className="tabela-abrir-filtros"
            variant="default"
            aria-expanded={abertos}
            leftSection={<IconFilter size={16} aria-hidden />}
            onClick={toggle}
          >
            {filtrados > 0 ? `Filtros (${filtrados})` : 'Filtros'}
          </Button>
        )}
        {p.filtros?.map((f) => (
          <div key={f.id} className="tabela-filtro" data-dia={f.tipo === 'dia' || undefined}>
            <UmFiltro filtro={f} valor={p.consulta.filtros[f.id] ?? null} mudar={p.mudar} />
          </div>
        ))}
        <Ordem colunas={p.visiveis} ordenar={p.consulta.ordenar} mudar={p.mudar} />
        {ativos > 0 && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconX size={14} />}
            onClick={() => p.trocarTudo('')}
          >
            Limpar
          </Button>
        )}
      </div>
      <Group gap="xs" align="center" ml="auto">
        {p.total !== undefined && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {p.total === 1 ? '1 registro' : `${p.total.toLocaleString('pt-BR')} registros`}
          </Text>
        )}
        <Visoes {...p} />
        <Colunas colunas={p.colunas.filter((c) => !c.soAcoes)} prefs={p.prefs} setPrefs={p.setPrefs} />
        <Exportar {...p} visiveis={p.visiveis.filter((c) => !c.soAcoes)} />
        {p.principal && <div className="tabela-principal">{p.principal}</div>}
      </Group>
    </div>
  )
}

/** While the list is scrolled, nothing of the bar changes. */
export const BarraDaTabela = memo(Barra) as typeof Barra

function Busca({
  consulta,
  mudar,
  caixa,
  placeholder,
}: {
  consulta: Consulta
  mudar: Props<unknown>['mudar']
  caixa: RefObject<HTMLInputElement | null>
  placeholder: string
}) {
  const [texto, setTexto] = useState(consulta.busca ?? '')
  const aplicar = useDebouncedCallback((t: string) => mudar({ busca: t }), 250)
  // The address may change under the box (back, a saved view).
  useEffect(() => setTexto(consulta.busca ?? ''), [consulta.busca])
  return (
    <TextInput
      ref={caixa}
      className="tabela-busca"
      leftSection={<IconSearch size={16} aria-hidden />}
      placeholder={placeholder}
      aria-label={placeholder}
      value={texto}
      onChange={(e) => {
        setTexto(e.currentTarget.value)
        aplicar(e.currentTarget.value)
      }}
    />
  )
}

/** On a phone no heading stands over the cards to be pressed. */
function Ordem<L>({
  colunas,
  ordenar,
  mudar,
}: {
  colunas: readonly Coluna<L>[]
  ordenar: string | undefined
  mudar: Props<L>['mudar']
}) {
  const data = colunas
    .filter((c) => c.ordenavel)
    .flatMap((c) => [
      { value: c.id, label: `${c.titulo} ↑` },
      { value: `-${c.id}`, label: `${c.titulo} ↓` },
    ])
  if (data.length === 0) return null
  return (
    <Select
      hiddenFrom="sm"
      placeholder="Ordenar por"
      aria-label="Ordenar por"
      data={data}
      value={data.find((d) => d.value === ordenar)?.value ?? null}
      onChange={(v) => mudar({ ordenar: v })}
    />
  )
}

function UmFiltro({
  filtro,
  valor,
  mudar,
}: {
  filtro: Filtro
  valor: string | null
  mudar: Props<unknown>['mudar']
}) {
  if (filtro.tipo === 'escolha') {
    return (
      <Select
        placeholder={filtro.rotulo}
        aria-label={filtro.rotulo}
        data={[...(filtro.opcoes ?? [])]}
        value={valor}
        onChange={(v) => mudar({ [filtro.id]: v })}
        clearable
        searchable={(filtro.opcoes?.length ?? 0) > 8}
        clearButtonProps={{ 'aria-label': `Limpar ${filtro.rotulo}` }}
      />
    )
  }
  if (filtro.mostrar) return filtro.mostrar(valor, (v) => mudar({ [filtro.id]: v }))
  const dia = filtro.tipo === 'dia'
  return (
    <TextInput
      type={dia ? 'date' : 'text'}
      placeholder={filtro.rotulo}
      // A field for a day shows the form of a day where others show their name.
      {...(dia && {
        leftSection: (
          <Text size="xs" c="dimmed" aria-hidden>
            {filtro.rotulo}
          </Text>
        ),
        leftSectionWidth: `${filtro.rotulo.length + 3}ch`,
      })}
      aria-label={filtro.rotulo}
      value={valor ?? ''}
      onChange={(e) => mudar({ [filtro.id]: e.currentTarget.value })}
    />
  )
}

function Visoes<L>({ prefs, setPrefs, trocarTudo }: Props<L>) {
  const [nome, setNome] = useState('')
  return (
    <Popover withArrow position="bottom-end" trapFocus>
      <Popover.Target>
        <Tooltip label="Visões salvas">
          <ActionIcon variant="default" size="lg" aria-label="Visões salvas">
            <IconBookmark size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" miw={220}>
          {prefs.visoes.length === 0 && (
            <Text size="sm" c="dimmed">
              Guarde os filtros e colunas que usa sempre.
            </Text>
          )}
          {prefs.visoes.map((v) => (
            <Group key={v.nome} justify="space-between" wrap="nowrap">
              <Button
                variant="subtle"
                size="xs"
                onClick={() => {
                  setPrefs({ ocultas: v.ocultas })
                  trocarTudo(v.busca)
                }}
              >
                {v.nome}
              </Button>
              <ActionIcon
                variant="subtle"
                size="sm"
                aria-label={`Apagar a visão ${v.nome}`}
                onClick={() => setPrefs({ visoes: prefs.visoes.filter((x) => x.nome !== v.nome) })}
              >
                <IconX size={14} />
              </ActionIcon>
            </Group>
          ))}
          <form
            onSubmit={(e) => {
              e.preventDefault()
              if (nome.trim() === '') return
              const nova = { nome: nome.trim(), busca: location.search.slice(1), ocultas: prefs.ocultas }
              setPrefs({ visoes: [...prefs.visoes.filter((v) => v.nome !== nova.nome), nova] })
              setNome('')
            }}
          >
            <Group gap="xs" wrap="nowrap">
              <TextInput
                size="xs"
                placeholder="Nome da visão"
                aria-label="Nome da visão"
                maxLength={40}
                value={nome}
                onChange={(e) => setNome(e.currentTarget.value)}
              />
              <Button size="xs" type="submit">
                Salvar
              </Button>
            </Group>
          </form>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function Colunas<L>({
  colunas,
  prefs,
  setPrefs,
}: {
  colunas: readonly Coluna<L>[]
  prefs: Preferencias
  setPrefs: (p: Partial<Preferencias>) => void
}) {
  return (
    <Popover withArrow position="bottom-end" trapFocus>
      <Popover.Target>
        <Tooltip label="Colunas e densidade">
          <ActionIcon variant="default" size="lg" aria-label="Colunas e densidade">
            <IconColumns size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={6} mah={360} style={{ overflowY: 'auto' }}>
          <Switch
            size="xs"
            label="Linhas compactas"
            checked={prefs.compacta}
            onChange={(e) => setPrefs({ compacta: e.currentTarget.checked })}
          />
          <Switch
            size="xs"
            label="Rolar sem páginas"
            checked={prefs.rolar ?? false}
            onChange={(e) => setPrefs({ rolar: e.currentTarget.checked })}
          />
          {colunas.map((c) => (
            <Checkbox
              key={c.id}
              size="xs"
              label={c.titulo}
              checked={!prefs.ocultas.includes(c.id)}
              onChange={(e) =>
                setPrefs({
                  ocultas: e.currentTarget.checked
                    ? prefs.ocultas.filter((x) => x !== c.id)
                    : [...prefs.ocultas, c.id],
                })
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function Exportar<L>({ nome, visiveis, buscar, consulta, planilha }: Props<L>) {
  const [fazendo, setFazendo] = useState(false)
  const exportar = async (formato: 'csv' | 'xlsx'): Promise<void> => {
    setFazendo(true)
    try {
      if (formato === 'xlsx' && planilha)
        return baixar(
          await planilha(
            consulta,
            visiveis.map((c) => c.id),
          ),
          `${nome}.xlsx`,
        )
      const linhas: L[] = []
      for (let pagina = 1; linhas.length < MAXIMO_EXPORTADO; pagina++) {
        const r = await buscar({ ...consulta, pagina, porPagina: 200 })
        linhas.push(...r.linhas)
        if (r.linhas.length < 200) break
      }
      if (linhas.length >= MAXIMO_EXPORTADO)
        avisarAtencao(
          `A planilha leva só os primeiros ${MAXIMO_EXPORTADO.toLocaleString('pt-BR')} registros. Use os filtros para exportar por partes.`,
        )
      baixar(
        formato === 'csv' ? paraCsv(visiveis, linhas) : await paraXlsx(nome, visiveis, linhas),
        `${nome}.${formato}`,
      )
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="Exportar" loading={fazendo}>
          <IconDownload size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void exportar('xlsx')}>Planilha (XLSX)</Menu.Item>
        <Menu.Item onClick={() => void exportar('csv')}>Texto (CSV)</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
