/**
 * Events on the wire. What `*.events.ts` of the contracts declares: interfaces named `Quadros…` (versioned frames of a
 * room) and `Avisos…` (notices without version), one member per event. And what the server's sources really send:
 * `avisar(room, 'name', …)` and frames `{ evento: 'name', para: […] }`, read from their syntax.
 */
import { Visitor } from 'rolldown/utils'
import { type Fonte, lerFontes } from './sources.ts'

export type EventoDeclarado = { nome: string; sala: string; resumo: string; arquivo: string }
export type EventoEnviado = { nome: string; publicos: string; arquivo: string }

export function lerEventosDeclarados(fontes = lerFontes()): EventoDeclarado[] {
  return [...fontes.values()]
    .filter((f) => /^packages\/contracts\/.*\.events\.ts$/.test(f.caminho))
    .flatMap((fonte) => {
      const eventos = declaradosEm(fonte)
      if (eventos.length === 0)
        throw new Error(`${fonte.caminho}: no interface Quadros… or Avisos… with events`)
      return eventos
    })
    .toSorted((a, b) => a.nome.localeCompare(b.nome))
}

function declaradosEm(fonte: Fonte): EventoDeclarado[] {
  return fonte.arvore.program.body.flatMap((no) => {
    if (no.type !== 'ExportNamedDeclaration' || no.declaration?.type !== 'TSInterfaceDeclaration') return []
    const { id, body } = no.declaration
    if (!/^(Quadros|Avisos)D[aeo]s?[A-Z]/.test(id.name)) return []
    const sala = comentarioAntes(fonte, no.start)
    return body.body.flatMap((membro) => {
      if (membro.type !== 'TSPropertySignature') return []
      const nome =
        membro.key.type === 'Identifier'
          ? membro.key.name
          : membro.key.type === 'Literal'
            ? String(membro.key.value)
            : ''
      return [{ nome, sala, resumo: comentarioAntes(fonte, membro.start), arquivo: fonte.caminho }]
    })
  })
}

/** The text of the comment that stands directly before a place, in one line. */
function comentarioAntes(fonte: Fonte, inicio: number): string {
  const comentario = fonte.arvore.comments.findLast((c) => c.end <= inicio)
  if (!comentario || fonte.texto.slice(comentario.end, inicio).trim() !== '') return ''
  return comentario.value
    .replace(/^\*/, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim()
}

export function lerEventosEnviados(fontes = lerFontes()): EventoEnviado[] {
  const enviados: EventoEnviado[] = []
  for (const { caminho, arvore, texto } of fontes.values()) {
    if (!/^apps\/server\/src\/(modules|engines|core)\//.test(caminho) || /\.test\.ts$/.test(caminho)) continue
    new Visitor({
      CallExpression({ callee, arguments: [, nome] }) {
        const chamado =
          callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name
        if (chamado === 'avisar' && nome?.type === 'Literal') {
          enviados.push({ nome: String(nome.value), publicos: '', arquivo: caminho })
        }
      },
      ObjectExpression({ properties }) {
        const valor = (chave: string) => {
          const par = properties.find(
            (p) => p.type === 'Property' && p.key.type === 'Identifier' && p.key.name === chave,
          )
          return par?.type === 'Property' ? par.value : undefined
        }
        const nome = valor('evento')
        const para = valor('para')
        if (nome?.type !== 'Literal' || !para) return
        const lista = para.type === 'ArrayExpression' ? para.elements : []
        const publicos = lista.flatMap((e) => (e?.type === 'Literal' ? String(e.value) : []))
        const escrito = texto.slice(para.start, para.end)
        enviados.push({
          nome: String(nome.value),
          publicos: publicos.join(', ') || escrito,
          arquivo: caminho,
        })
      },
    }).visit(arvore.program)
  }
  return enviados
}
