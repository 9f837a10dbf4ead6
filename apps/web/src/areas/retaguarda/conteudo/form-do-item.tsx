// The fields that this kind of section draws of an item, and the dates between which it is seen.
import { ColorInput, Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import { lerDuracao, mostrarDuracao } from '@martelo/domain/conteudo/duracao.ts'
import { type CampoDoItem, elemento, ICONES, itensSaoFilmes } from '@martelo/domain/conteudo/elementos.ts'
import { filmeDaCasa } from '@martelo/domain/conteudo/enderecos.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { doRelogio, paraRelogio } from '../../../kit/registro/campos.tsx'
import { CampoRico } from './campo-rico.tsx'
import { ImagemDaPagina } from './imagem-da-pagina.tsx'
import { type EstadoDoForm, type FormVivo, useSalvarSozinho } from './salvar-sozinho.ts'
import type { Editor, ItemEditado, SessaoEditada } from './usar-editor.ts'
import { VideoDaSecao } from './video-da-secao.tsx'

type Forma = FormVivo<ItemEditado>

const ROTULOS: Readonly<Record<CampoDoItem, string>> = {
  titulo: 'Título',
  subtitulo: 'Subtítulo',
  texto: 'Texto',
  textoBotao: 'Texto do botão',
  imagem: 'Imagem',
  imagemMobile: 'Imagem para celular',
  icone: 'Ícone',
  link: 'Link',
  modelo: 'Disposição',
  corTexto: 'Cor do texto',
  corFundo: 'Cor do fundo',
  tempoEmSegundos: 'Duração',
}

export function FormDoItem({
  editor,
  s,
  item,
  aoMudarEstado,
}: {
  editor: Editor
  s: SessaoEditada
  item: ItemEditado
  aoMudarEstado: (e: EstadoDoForm) => void
}) {
  const f = useSalvarSozinho<ItemEditado>(
    item,
    (mudou) =>
      editor.agir(
        (versao) =>
          chamar('PUT /v1/hotsite/paginas/sessao/itens/:id', {
            params: { id: item.uid },
            body: { ...(mudou as object), versao },
          }),
        { silencio: true },
      ),
    aoMudarEstado,
  )
  const tipo = elemento(s.elemento).itens
  return (
    <Stack gap="sm" mt="sm">
      {tipo?.campos.map((campo) => (
        <Campo key={campo} campo={campo} f={f} secao={s.elemento} modelos={tipo.modelos ?? []} />
      ))}
      <Switch
        label="Mostrar no site"
        checked={f.valores.ativo}
        onChange={(e) => f.mudar({ ativo: e.currentTarget.checked })}
      />
      <Group grow align="start">
        <Quando campo="dataInicio" rotulo="Mostrar a partir de" f={f} />
        <Quando campo="dataFim" rotulo="Mostrar até" f={f} />
      </Group>
    </Stack>
  )
}

function Campo({
  campo,
  f,
  secao,
  modelos,
}: {
  campo: CampoDoItem
  f: Forma
  secao: string
  modelos: readonly (readonly [string, string])[]
}) {
  const comuns = { label: ROTULOS[campo], error: f.erros[campo] }
  if (campo === 'tempoEmSegundos') return <Duracao {...comuns} f={f} />
  if (campo === 'link' && itensSaoFilmes(secao)) return <Filme erro={f.erros.link} f={f} />
  const valor = f.valores[campo]
  const por = (v: string | null): void => f.mudar({ [campo]: v })
  switch (campo) {
    case 'texto':
      return <CampoRico rotulo={comuns.label} erro={comuns.error} valor={valor} aoMudar={por} />
    case 'imagem':
    case 'imagemMobile':
      return (
        <ImagemDaPagina uso={campo} rotulo={comuns.label} erro={comuns.error} valor={valor} aoMudar={por} />
      )
    case 'icone':
      return (
        <Select
          {...comuns}
          data={Object.entries(ICONES).map(([value, label]) => ({ value, label }))}
          value={valor}
          onChange={por}
          clearable
          searchable
          placeholder="Nenhum"
        />
      )
    case 'modelo':
      return (
        <Select
          {...comuns}
          data={modelos.map(([value, label]) => ({ value, label }))}
          value={valor ?? modelos[0]?.[0] ?? null}
          allowDeselect={false}
          onChange={por}
        />
      )
    case 'corTexto':
    case 'corFundo':
      return (
        <ColorInput
          {...comuns}
          value={valor ?? ''}
          placeholder="A do site"
          onChange={(v) => por(/^#[0-9a-f]{6}$/i.test(v) ? v.toLowerCase() : v === '' ? null : v)}
        />
      )
    default:
      return (
        <TextInput
          {...comuns}
          value={valor ?? ''}
          placeholder={campo === 'link' ? '/leilao ou https://…' : ''}
          onChange={(e) => por(e.currentTarget.value)}
        />
      )
  }
}

/** A film that is sent tells its own length; one at a host has an address. */
function Filme({ erro, f }: { erro: string | undefined; f: Forma }) {
  const { link, tempoEmSegundos } = f.valores
  const daCasa = link !== null && filmeDaCasa(link)
  return (
    <Stack gap="xs">
      <VideoDaSecao
        rotulo="Vídeo"
        ajuda="MP4 ou WebM até 12 MB. O que se fala nele deve estar também escrito."
        erro={daCasa ? erro : undefined}
        valor={daCasa ? link : null}
        aoMudar={(url) => f.mudar({ link: url, tempoEmSegundos: null })}
        aoSaberDuracao={(s) => tempoEmSegundos === null && f.mudar({ tempoEmSegundos: s })}
      />
      {!daCasa && (
        <TextInput
          label="Ou o endereço no YouTube ou Vimeo"
          error={erro}
          value={link ?? ''}
          placeholder="https://…"
          onChange={(e) => f.mudar({ link: e.currentTarget.value })}
        />
      )}
    </Stack>
  )
}

/** Typed as people say it; what is no length waits here, with its reason. */
function Duracao({ label, error, f }: { label: string; error: string | undefined; f: Forma }) {
  const { tempoEmSegundos } = f.valores
  const dita = tempoEmSegundos === null ? '' : mostrarDuracao(tempoEmSegundos)
  const [digitado, setTexto] = useState(dita)
  const escrita = lerDuracao(digitado)
  // A film that was sent meanwhile says its own.
  const texto = escrita.ok && escrita.valor !== tempoEmSegundos ? dita : digitado
  const lida = lerDuracao(texto)
  const mudar = (novo: string): void => {
    setTexto(novo)
    const r = lerDuracao(novo)
    if (r.ok) f.mudar({ tempoEmSegundos: r.valor })
  }
  return (
    <TextInput
      label={label}
      error={lida.ok ? error : lida.mensagem}
      value={texto}
      placeholder="3:25"
      onChange={(e) => mudar(e.currentTarget.value)}
    />
  )
}

function Quando({ campo, rotulo, f }: { campo: 'dataInicio' | 'dataFim'; rotulo: string; f: Forma }) {
  return (
    <TextInput
      type="datetime-local"
      label={rotulo}
      error={f.erros[campo]}
      value={paraRelogio(f.valores[campo])}
      onChange={(e) => f.mudar({ [campo]: doRelogio(e.currentTarget.value) })}
    />
  )
}
