import { plannedCall } from './call.ts';

const planned = (method: 'GET' | 'POST', name: string, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/help/${name}`, summary, access: 'session', changesState });

export const releaseNoteDates = planned('GET', 'release-note-date', 'Dates that have release notes');
export const releaseNote = planned('GET', 'releaseNote/{date}', 'Release note of a date');
export const helpVideos = planned('GET', 'video/{pageIndex}/{pageSize}', 'Videos');
export const helpHome = planned('GET', 'home-content', 'Content of the help home page');
export const unreadReleaseNotes = planned('GET', 'unread-release-note', 'Release notes not yet read');
export const readAllReleaseNotes = planned('POST', 'read-all-release-note', 'Marks release notes as read', true);
