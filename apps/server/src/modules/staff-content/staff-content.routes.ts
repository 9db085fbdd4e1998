import { calls } from '@sporta/contract';
import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import { bodyWithFile } from '@sporta/contract/fields.ts';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { checkNames } from '../content/index.ts';
import { openPreview } from '../content-preview/index.ts';
import { keepContentPicture } from '../media/index.ts';
import {
  cleanOf,
  discardDraft,
  missing,
  publishLater,
  publishNow,
  removeDocument,
  restoreVersion,
  saveDraft,
} from './change-document.ts';
import { contentChoices, namedProducts } from './content-choices.ts';
import { cropPicture } from './crop-picture.ts';
import { documentAddress } from './document-name.ts';
import { documentDetail } from './document-state.ts';
import { listDocuments } from './list-documents.ts';
import { describePicture, listPictures, noPictureThere, removePicture } from './picture-library.ts';
import { findVersion } from './versions.repo.ts';

export function registerStaffContentRoutes(app: FastifyInstance): void {
  const { staffContent } = calls;

  registerCall(app, staffContent.list, async (c) => ({ documents: await listDocuments(c.db) }));

  registerCall(app, staffContent.choices, (c) => ({ choices: contentChoices(catalogueOf(c.deps).catalogue) }));

  registerCall(app, staffContent.products, async (c) => ({
    products: await namedProducts(c.db, catalogueOf(c.deps).catalogue, c.input.codes),
  }));

  registerCall(app, staffContent.detail, async (c) => ({ detail: await documentDetail(c.db, c.input.document) }));

  registerCall(app, staffContent.version, async (c) => {
    const version = await findVersion(c.db, c.input.version_id);
    if (!version) throw c.refuse('version-not-found', 'Questa versione non c’è più', { field: 'version_id' });
    return { document: version.document, ...(version.body ? { body: version.body } : {}) };
  });

  registerCall(app, staffContent.save, async (c) => {
    await withTransaction(c.db, (tx) => saveDraft(tx, c, c.input));
    return { detail: await documentDetail(c.db, c.input.document) };
  });

  registerCall(app, staffContent.discard, async (c) => {
    await withTransaction(c.db, (tx) => discardDraft(tx, c, c.input.document, c.input.seen));
    return { detail: await documentDetail(c.db, c.input.document) };
  });

  registerCall(app, staffContent.publish, async (c) => {
    const at = c.input.publish_at;
    await withTransaction(c.db, (tx) =>
      at === undefined ? publishNow(tx, c, c.input) : publishLater(tx, c, c.input, new Date(at)),
    );
    return { detail: await documentDetail(c.db, c.input.document) };
  });

  registerCall(app, staffContent.restore, async (c) => {
    const document = await withTransaction(c.db, (tx) => restoreVersion(tx, c, c.input.version_id, c.input.seen));
    return { detail: await documentDetail(c.db, document) };
  });

  registerCall(app, staffContent.remove, async (c) => {
    await withTransaction(c.db, (tx) => removeDocument(tx, c, c.input.document, c.input.seen));
    return { detail: await documentDetail(c.db, c.input.document) };
  });

  registerCall(app, staffContent.preview, async (c) => {
    const { document, at, audience, warehouse_id: warehouseId } = c.input;
    const body = cleanOf(document, c.input.body);
    const token = await withTransaction(c.db, async (tx) => {
      await checkNames(tx, document, body).catch((error) => {
        throw missing(error);
      });
      const shown = { document, body, audience, warehouseId, at: at === undefined ? undefined : new Date(at) };
      return openPreview(tx, c.account.accountId, shown, c.now);
    });
    // of a flyer its sheets are looked at: the shop shows its offers as tiles first
    const view = document.startsWith('leaflet:') ? 'vista=pagine&' : '';
    return { address: `${documentAddress(document)}?${view}anteprima=${token}` };
  });

  registerCall(app, staffContent.pictures, async (c) => ({ pictures: await listPictures(c.db) }));

  registerCall(
    app,
    staffContent.uploadPicture,
    async (c) => {
      const { name, alt, file } = c.input;
      const kept = await keepContentPicture(c.deps, Buffer.from(file, 'base64'), { name, alt });
      const picture = (await listPictures(c.db)).find((each) => each.picture === kept);
      if (!picture) throw new Error('a picture is gone the moment it was kept');
      await withTransaction(c.db, (tx) =>
        writeAudit(tx, c, 'content.upload-picture', { subject: { kind: 'content', name }, after: { name, alt } }),
      );
      return { picture };
    },
    { bodyLimit: bodyWithFile(MOST_PICTURE_BYTES), rateLimit: { max: 120, windowSeconds: 60 } },
  );

  registerCall(app, staffContent.describePicture, async (c) => {
    const { picture, ...words } = c.input;
    await withTransaction(c.db, (tx) => describePicture(tx, c, picture, words));
    return {};
  });

  registerCall(
    app,
    staffContent.cropPicture,
    async (c) => {
      const { picture: asked, ...box } = c.input;
      const kept = await cropPicture(c.deps, c, asked, box);
      const picture = (await listPictures(c.db)).find((each) => each.picture === kept);
      if (!picture) throw noPictureThere();
      return { picture };
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );

  registerCall(app, staffContent.removePicture, async (c) => {
    await withTransaction(c.db, (tx) => removePicture(tx, c, c.input.picture));
    return {};
  });
}
