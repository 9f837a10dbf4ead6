// One item as the phone asks it: large targets, an example where there is one, marks by touch, photographs by the camera.
import {
  Button,
  Checkbox,
  Chip,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import type { Marca } from '@martelo/domain/vistorias/danos.ts'
import { ESTADOS_DO_PNEU, pneusDe } from '@martelo/domain/vistorias/respostas.ts'
import type { ItemDaVistoria, TipoDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import type { ReactNode } from 'react'
import { MarcarDanos } from './marcar-danos.tsx'

export interface Respondido {
  readonly valores: readonly string[]
  readonly marcacoes: readonly Marca[]
  readonly observacao: string
}
export const SEM_RESPOSTA: Respondido = { valores: [], marcacoes: [], observacao: '' }

export interface PropsDoItem {
  readonly item: ItemDaVistoria
  readonly imagem: TipoDeImagem | null
  /** undefined: not answered */
  readonly r: Respondido | undefined
  readonly aoResponder: (r: Respondido) => void
  /** the place of photographs and of the signature */
  readonly imagens: ReactNode
  readonly travado?: boolean
}

export function ResponderItem(p: PropsDoItem) {
  const { item } = p
  return (
    <Stack gap={6} component="section" aria-label={item.nome}>
      <Input.Label required={item.obrigatorio} component="div">
        {item.nome}
      </Input.Label>
      {item.ajuda && (
        <Text size="sm" c="dimmed">
          {item.ajuda}
        </Text>
      )}
      {item.exemploUrl && (
        <details>
          <summary>Ver exemplo</summary>
          <img src={item.exemploUrl} alt={`Exemplo: ${item.nome}`} style={{ maxWidth: '100%' }} />
        </details>
      )}
      <Entrada {...p} />
    </Stack>
  )
}

function Entrada({ item, imagem, r: dada, aoResponder, imagens, travado = false }: PropsDoItem) {
  const r = dada ?? SEM_RESPOSTA
  const valor = r.valores[0] ?? ''
  const por = (valores: readonly string[]): void => aoResponder({ ...r, valores })
  switch (item.tipo) {
    case 'simNao':
      return (
        <UmaDe
          nome={item.nome}
          valores={['Sim', 'Não']}
          valor={valor}
          aoEscolher={(v) => por([v])}
          travado={travado}
        />
      )
    case 'opcao':
      return (
        <UmaDe
          nome={item.nome}
          valores={item.opcoes.map((o) => o.valor)}
          valor={valor}
          aoEscolher={(v) => por([v])}
          travado={travado}
        />
      )
    case 'opcoes':
      return (
        <Checkbox.Group value={[...r.valores]} onChange={por} aria-label={item.nome}>
          <Stack gap="xs">
            {item.opcoes.map((o) => (
              <Checkbox key={o.valor} size="md" value={o.valor} label={o.valor} disabled={travado} />
            ))}
          </Stack>
        </Checkbox.Group>
      )
    case 'numero':
    case 'texto':
      return <Escrita item={item} valor={valor} aoMudar={por} travado={travado} />
    case 'pneus':
      return <Pneus item={item} valores={r.valores} aoMudar={por} travado={travado} />
    case 'marcacao':
      return imagem === null ? null : (
        <MarcarDanos
          imagem={imagem}
          marcas={r.marcacoes}
          olhado={dada !== undefined}
          travado={travado}
          aoMudar={(marcacoes) => aoResponder({ ...r, marcacoes })}
        />
      )
    case 'foto':
    case 'assinatura':
      return <>{imagens}</>
  }
}

function UmaDe(p: {
  readonly nome: string
  readonly valores: readonly string[]
  readonly valor: string
  readonly aoEscolher: (v: string) => void
  readonly travado: boolean
}) {
  return (
    <Chip.Group value={p.valor} onChange={(v) => p.aoEscolher(v)}>
      <Group gap="xs" role="radiogroup" aria-label={p.nome}>
        {p.valores.map((v) => (
          <Chip key={v} value={v} size="md" disabled={p.travado}>
            {v}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}

interface PropsDosPneus {
  readonly item: ItemDaVistoria
  readonly valores: readonly string[]
  readonly aoMudar: (v: readonly string[]) => void
  readonly travado: boolean
}

function Pneus({ item, valores, aoMudar, travado }: PropsDosPneus) {
  const estados = new Map<string, string>(pneusDe(valores))
  return (
    <Stack gap="xs">
      {item.rodas.map((roda) => (
        <div key={roda}>
          <Text size="sm">{roda}</Text>
          <SegmentedControl
            fullWidth
            aria-label={roda}
            disabled={travado}
            value={estados.get(roda) ?? ''}
            data={Object.entries(ESTADOS_DO_PNEU).map(([value, label]) => ({ value, label }))}
            onChange={(estado) => {
              const outras = valores.filter((v) => !v.startsWith(`${roda}=`))
              aoMudar([...outras, `${roda}=${estado}`])
            }}
          />
        </div>
      ))}
      {estados.size === 0 && !travado && (
        <Button variant="default" onClick={() => aoMudar(item.rodas.map((roda) => `${roda}=BOM`))}>
          Todos bons
        </Button>
      )}
    </Stack>
  )
}

interface PropsDaEscrita {
  readonly item: ItemDaVistoria
  readonly valor: string
  readonly aoMudar: (v: readonly string[]) => void
  readonly travado: boolean
}

function Escrita({ item, valor, aoMudar, travado }: PropsDaEscrita) {
  if (item.tipo === 'texto')
    return (
      <Textarea
        size="md"
        aria-label={item.nome}
        autosize
        minRows={2}
        maxLength={2000}
        value={valor}
        disabled={travado}
        onChange={(e) => aoMudar(e.currentTarget.value === '' ? [] : [e.currentTarget.value])}
      />
    )
  return (
    <NumberInput
      size="md"
      aria-label={item.nome}
      inputMode="numeric"
      allowNegative={false}
      decimalSeparator=","
      thousandSeparator="."
      decimalScale={2}
      max={999_999_999}
      value={valor === '' ? '' : Number(valor.replace(',', '.'))}
      disabled={travado}
      onChange={(v) => aoMudar(v === '' ? [] : [String(v).replace('.', ',')])}
    />
  )
}
