// The form of a declared record: its fields under their headings, concurrent changes merged in, and the bar that
// saves. Sends only the fields that changed, so that it never reverts another user's edit.
import { Grid, Stack, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Cadastro, Campo, CorpoDe, LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { mesmoValor } from '@martelo/domain/comum/juntar-edicoes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { PalavrasDoRegistro } from '../ficha/palavras.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { BarraDeSalvar } from '../registro/barra-de-salvar.tsx'
import { useAposSalvar } from '../registro/usar-apos-salvar.ts'
import { type Registro, useRegistro } from '../registro/usar-registro.ts'
import { CampoDoCadastro, type ValoresDoFormulario } from './campo-do-cadastro.tsx'
import { chaveDoCadastro, lerRegistro, salvarRegistro } from './chamadas-da-tela.ts'
import { camposVisiveis } from './colunas-do-cadastro.tsx'
import { formatado, palavrasDe } from './palavras-do-cadastro.ts'
import type { CamposProprios } from './props-da-tela.ts'

type CampoProprio = (r: Registro<ValoresDoFormulario>, travado: string | null) => ReactNode

export interface PropsDoFormulario<C extends Cadastro> {
  readonly cadastro: C
  /** null: a new one */
  readonly linha: LinhaDe<C> | null
  readonly iniciais?: Readonly<Record<string, unknown>>
  readonly aoSalvar: (uid: string, valores: ValoresDoFormulario) => void
  /** the screen's own part of the form, below the declared fields */
  readonly campos?: CamposProprios<C> | undefined
  readonly secao?: ((r: Registro<ValoresDoFormulario>, linha: LinhaDe<C> | null) => ReactNode) | undefined
  /** why nothing can be changed */
  readonly travado?: string | null
}

function valoresDe(
  campos: readonly [string, Campo][],
  fonte: Readonly<Record<string, unknown>>,
): ValoresDoFormulario {
  return Object.fromEntries(
    campos
      .filter(([, f]) => !f.calculado)
      .map(([n, f]) => {
        const v = fonte[n]
        if (typeof v === 'string') return [n, formatado(f, v)]
        return [n, v ?? (f.tipo === 'simNao' ? false : f.tipo === 'escolhas' ? [] : null)]
      }),
  )
}

export function FormularioDeCadastro<C extends Cadastro>(p: PropsDoFormulario<C>) {
  const { cadastro: c, linha } = p
  const quem = useQuem()
  const consultas = useQueryClient()
  const campos = useMemo(() => camposVisiveis(c, quem), [c, quem])
  const [chaveDoPedido] = useState(novaChave)
  const lido = useMemo(() => {
    const padroes = Object.fromEntries(Object.entries(c.campos).map(([n, f]) => [n, f.padrao]))
    return valoresDe(campos, linha === null ? { ...padroes, ...p.iniciais } : linha)
  }, [c, campos, linha, p.iniciais])
  const palavras = useMemo(() => palavrasDe(c), [c])
  const [salvo, setSalvo] = useState<string | null>(null)
  const r = useRegistro<ValoresDoFormulario>({
    lido,
    versao: linha?.versao,
    palavras,
    mensagem: linha === null ? `${c.nome[0]}: criado com sucesso` : 'Salvo com sucesso',
    async salvar(valores, versao) {
      const mudados = Object.fromEntries(
        Object.entries(valores).filter(([n, v]) => linha === null || !mesmoValor(v, lido[n])),
      )
      const corpo = linha === null ? { chaveDoPedido, ...valores } : { uid: linha.uid, versao, ...mudados }
      const { uid } = await salvarRegistro(c, corpo as CorpoDe<C>)
      await consultas.invalidateQueries({ queryKey: chaveDoCadastro(c) })
      setSalvo(uid)
    },
    reler: linha === null ? undefined : () => consultas.fetchQuery(consultaDoRegistro(c, linha.uid)),
  })
  useHotkeys([['mod+S', () => void r.salvar()]], [])
  useAposSalvar(r, salvo, (uid) => {
    setSalvo(null)
    p.aoSalvar(uid, r.valores)
  })
  const travado = p.travado ?? (permite(c.editar, quem) ? null : 'Você não pode mudar este registro')
  const travadoEm = (f: Campo): string | null =>
    travado ?? (f.mudar && !permite(f.mudar, quem) ? 'Você não tem permissão para mudar este campo' : null)
  const proprios: Readonly<Record<string, CampoProprio | undefined>> = p.campos ?? {}
  return (
    <PalavrasDoRegistro value={palavras}>
      <Stack>
        {secoes(campos, linha, proprios).map(([titulo, daSecao]) => (
          <Stack key={titulo} gap="xs">
            {titulo !== '' && (
              <Title order={3} size="h6" mt="xs">
                {titulo}
              </Title>
            )}
            <Grid gap="sm">
              {daSecao.map(([nome, f]) => {
                const entrada = proprios[nome]?.(r, travadoEm(f))
                if (entrada === null) return null
                return (
                  <Grid.Col key={nome} span={{ base: 12, xs: f.largura ?? 12 }}>
                    {entrada ?? (
                      <CampoDoCadastro
                        r={r}
                        nome={nome}
                        campo={f}
                        nomeAtual={mesmoValor(r.valores[nome], lido[nome]) ? linha?.nomes[nome] : undefined}
                        travado={travadoEm(f)}
                      />
                    )}
                  </Grid.Col>
                )
              })}
            </Grid>
          </Stack>
        ))}
        {p.secao?.(r, linha)}
        {travado === null && <BarraDeSalvar r={r} sempre={linha === null} />}
      </Stack>
    </PalavrasDoRegistro>
  )
}

/** The fields under their headings, in the order of their first field. Pictures come by calls of their own. */
function secoes(
  campos: readonly [string, Campo][],
  linha: object | null,
  proprios: Readonly<Record<string, unknown>>,
): [string, [string, Campo][]][] {
  const grupos = new Map<string, [string, Campo][]>()
  for (const [nome, f] of campos) {
    if (f.calculado || (f.tipo === 'imagem' && linha === null && !proprios[nome])) continue
    grupos.set(f.secao ?? '', [...(grupos.get(f.secao ?? '') ?? []), [nome, f]])
  }
  return [...grupos]
}

export const consultaDoRegistro = <C extends Cadastro>(c: C, uid: string) => ({
  queryKey: [...chaveDoCadastro(c), uid],
  queryFn: () => lerRegistro(c, uid),
  staleTime: 0,
})
